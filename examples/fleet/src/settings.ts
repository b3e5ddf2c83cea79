import * as z from 'zod/mini'

/** Set by the platform engineer on *Platform*, for example for each country. */
export const settings = z.object({
  plateExample: z
    ._default(z.string().check(z.maxLength(20)), '00123-116-16')
    .check(z.meta({ title: 'Example of a plate' })),
})
