import * as z from 'zod/mini';

const SETTING_MESSAGE = 'A setting is a text, a number or a flag, with a default of its type';
const NAME = /^[a-z][a-zA-Z0-9]{0,39}$/;
const MAX_SETTINGS = 30;
/** Largest schema of a remote: it is part of its descriptor. */
const SCHEMA_BYTES = 8 * 1024;
const SETTING_TEXT_LENGTH = 1000;

const words = z.optional(z.string().check(z.maxLength(300)));
const bound = z.optional(z.number());
const used = { title: words, description: words };
const length = z.optional(z.int().check(z.gte(0)));

const TextSetting = z.object({
  ...used,
  type: z.literal('string'),
  default: z.string(),
  enum: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(50))),
  minLength: length,
  maxLength: length,
  pattern: z.optional(z.string().check(z.maxLength(200))),
});

const NumberSetting = z.object({
  ...used,
  type: z.enum(['number', 'integer']),
  default: z.number(),
  minimum: bound,
  maximum: bound,
});

const FlagSetting = z.object({ ...used, type: z.literal('boolean'), default: z.boolean() });

// Not a discriminated union, which would add 500 bytes to the first script of every page.
const Setting = z.union([TextSetting, NumberSetting, FlagSetting], SETTING_MESSAGE);

/** Settings of a remote by name, as properties of a JSON Schema: texts, choices, numbers and flags with defaults. */
export const SettingsSchema = z.record(z.string(), Setting).check(
  z.refine((settings) => Object.keys(settings).every((name) => NAME.test(name)), 'Names like plateFormat'),
  z.refine((settings) => Object.keys(settings).length <= MAX_SETTINGS, `At most ${MAX_SETTINGS} settings`),
  z.refine((settings) => JSON.stringify(settings).length <= SCHEMA_BYTES, `At most ${SCHEMA_BYTES} characters`),
);

/** A setting as a property of JSON Schema. */
export type Setting = z.infer<typeof Setting>;
export type SettingsSchema = z.infer<typeof SettingsSchema>;
/** A stored value. */
export type SettingValue = string | number | boolean;
/** Stored values by the name of their setting. */
export type SettingValues = Readonly<Record<string, SettingValue>>;

/** Values that a schema refuses, with the reason. Values of settings that it does not name are ignored. */
export function refusedSettings(schema: SettingsSchema, values: SettingValues): { name: string; reason: string }[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const setting = Object.hasOwn(schema, name) ? schema[name] : undefined;
    if (!setting || valueSchema(setting).safeParse(value).success) return [];
    return [{ name, reason: `not ${expected(setting)}` }];
  });
}

function valueSchema(setting: Setting): z.ZodMiniType {
  switch (setting.type) {
    case 'boolean':
      return z.boolean();
    case 'string':
      return textSchema(setting);
    case 'integer':
      return z.int().check(...bounds(setting));
    case 'number':
      return z.number().check(...bounds(setting));
  }
}

function textSchema({ enum: choices, minLength, maxLength, pattern }: z.infer<typeof TextSetting>): z.ZodMiniType {
  if (choices) return z.enum(choices);
  return z
    .string()
    .check(
      z.maxLength(Math.min(maxLength ?? SETTING_TEXT_LENGTH, SETTING_TEXT_LENGTH)),
      ...(minLength === undefined ? [] : [z.minLength(minLength)]),
      ...(pattern === undefined ? [] : [z.regex(new RegExp(pattern))]),
    );
}

function bounds({ minimum, maximum }: z.infer<typeof NumberSetting>) {
  return [...(minimum === undefined ? [] : [z.gte(minimum)]), ...(maximum === undefined ? [] : [z.lte(maximum)])];
}

function expected(setting: Setting): string {
  switch (setting.type) {
    case 'boolean':
      return 'true or false';
    case 'string': {
      const { enum: choices, minLength = 0, maxLength = SETTING_TEXT_LENGTH, pattern } = setting;
      if (choices) return `one of ${choices.join(', ')}`;
      const form = pattern === undefined ? '' : ` that matches ${pattern}`;
      return `a text of ${minLength} to ${maxLength} characters${form}`;
    }
    case 'integer':
    case 'number': {
      const { minimum, maximum } = setting;
      const from = minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? '' : ` from ${minimum}`;
      const to = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? '' : ` up to ${maximum}`;
      return `a${setting.type === 'integer' ? ' whole' : ''} number${from}${to}`;
    }
  }
}
