export interface FakeGoogle {
  maps: {
    options: Record<string, unknown>;
    center: unknown;
    zoom: unknown;
    fitted: { points: unknown[] } | undefined;
    trigger: (type: string, event?: unknown) => void;
  }[];
  markers: { title: string; position: unknown; trigger?: (type: string, event?: unknown) => void }[];
  geocodes: unknown[];
}

declare global {
  interface Window {
    fakeGoogle?: FakeGoogle;
  }
}

/**
 * Fake of Google's Maps script for tests: implements the classes that our maps use and records calls in
 * `window.fakeGoogle`. Must be self-contained, because browser tests inject its source as a script. Keys that begin
 * with `BAD` are refused; an address with 'nowhere' has no result, one with 'denied' an error.
 */
export function installFakeGoogleMaps(key: string): void {
  type Listener = (event?: unknown) => void;
  type MarkerOptions = { title: string; position: unknown; icon?: unknown };
  const record: FakeGoogle = { maps: [], markers: [], geocodes: [] };

  class Observable {
    private readonly listeners = new Map<string, Set<Listener>>();
    addListener(type: string, listener: Listener) {
      const listeners = this.listeners.get(type) ?? new Set();
      this.listeners.set(type, listeners.add(listener));
      return { remove: () => listeners.delete(listener) };
    }
    removeListeners() {
      this.listeners.clear();
    }
    trigger(type: string, event?: unknown) {
      for (const listener of this.listeners.get(type) ?? []) listener(event);
    }
  }

  class LatLng {
    constructor(private readonly position: { lat: number; lng: number }) {}
    lat() {
      return this.position.lat;
    }
    lng() {
      return this.position.lng;
    }
    toJSON() {
      return this.position;
    }
  }

  class LatLngBounds {
    readonly points: { lat: number; lng: number }[] = [];
    extend(point: { lat: number; lng: number }) {
      this.points.push(point);
      return this;
    }
  }

  class FakeMap extends Observable {
    readonly div: HTMLElement;
    readonly options: Record<string, unknown>;
    center: unknown;
    zoom: unknown;
    fitted: LatLngBounds | undefined;
    constructor(div: HTMLElement, options: Record<string, unknown>) {
      super();
      this.div = div;
      this.options = options;
      div.dataset['fakeGoogleMap'] = '';
      record.maps.push(this);
    }
    setCenter(center: unknown) {
      this.center = center;
    }
    setZoom(zoom: number) {
      this.zoom = zoom;
    }
    fitBounds(bounds: LatLngBounds) {
      this.fitted = bounds;
    }
    moveCamera() {}
    setOptions() {}
  }

  class FakeMarker extends Observable {
    readonly element = document.createElement('button');
    readonly title: string;
    readonly position: unknown;
    constructor(options: MarkerOptions) {
      super();
      this.title = options.title;
      this.position = options.position;
      this.element.addEventListener('click', () => this.trigger('click'));
      this.element.title = options.title;
      this.element.style.minWidth = '24px';
      this.element.style.minHeight = '24px';
      record.markers.push(this);
    }
    setMap(map: FakeMap | null) {
      if (map) map.div.append(this.element);
      else this.element.remove();
    }
    setOptions() {}
    setPosition() {}
    setDraggable() {}
  }

  class FakeAdvancedMarker extends HTMLElement {
    position: unknown = null;
    private shown: Node | null = null;
    constructor() {
      super();
      this.addEventListener('click', () => this.dispatchEvent(new Event('gmp-click')));
      record.markers.push(this);
    }
    set map(map: FakeMap | null) {
      if (map) map.div.append(this);
      else this.remove();
    }
    get content() {
      return this.shown;
    }
    set content(content: Node | null) {
      this.shown = content;
      this.replaceChildren(content ?? '');
    }
  }
  // A custom element class can be registered once, so each installation creates its own.
  let serial = 0;
  while (customElements.get(`fake-marker-${serial}`)) serial += 1;
  customElements.define(`fake-marker-${serial}`, FakeAdvancedMarker);

  class FakeGeocoder {
    async geocode(request: { address: string }) {
      record.geocodes.push(request);
      if (/nowhere/i.test(request.address)) throw failure('ZERO_RESULTS');
      if (/denied/i.test(request.address)) throw failure('REQUEST_DENIED');
      const location = new LatLng({ lat: 36.7729, lng: 3.0588 });
      const result = { formatted_address: request.address, types: ['street_address'] };
      return { results: [{ ...result, geometry: { location, location_type: 'ROOFTOP' } }] };
    }
  }

  function failure(code: string) {
    return Object.assign(new Error(`GEOCODER_GEOCODE: ${code}`), { name: 'MapsRequestError', code });
  }

  const event = {
    addListener: (target: Observable, type: string, listener: Listener) => target.addListener(type, listener),
    clearInstanceListeners: (target: Observable) => target.removeListeners(),
  };

  class Point {
    constructor(
      readonly x: number,
      readonly y: number,
    ) {}
  }

  const classes = {
    Map: FakeMap,
    Marker: FakeMarker,
    AdvancedMarkerElement: FakeAdvancedMarker,
    Geocoder: FakeGeocoder,
    LatLngBounds,
    Point,
    event,
    Settings: { getInstance: () => ({}) },
  };
  const google: { maps?: Record<string, unknown> } = Reflect.get(window, 'google') ?? {};
  const maps = (google.maps ??= {});
  const whenLoaded = maps['__ib__'];
  Object.assign(maps, classes, { marker: classes, importLibrary: async () => classes });
  Object.assign(window, { google, fakeGoogle: record });
  if (typeof whenLoaded === 'function') whenLoaded();
  if (key.startsWith('BAD')) setTimeout(() => window.gm_authFailure?.(), 20);
}
