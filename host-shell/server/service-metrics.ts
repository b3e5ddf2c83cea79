import { Counter, Histogram, type Registry } from 'prom-client';

export interface ServiceMetrics {
  /** Starts the clock of a request; call the result with its outcome. */
  begin: (service: string) => (outcome: string) => void;
}

/** Requests to services of remotes. */
export function serviceMetrics(registry: Registry): ServiceMetrics {
  const requests = new Counter({
    name: 'comptoir_service_requests_total',
    help: 'Requests to services of remotes, by outcome: answered, or the code of the refusal',
    labelNames: ['service', 'outcome'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'comptoir_service_duration_seconds',
    help: 'Time until a service began to answer',
    labelNames: ['service'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
    registers: [registry],
  });
  return {
    begin(service) {
      const stop = durations.startTimer({ service });
      return (outcome) => {
        stop();
        requests.inc({ service, outcome });
      };
    },
  };
}
