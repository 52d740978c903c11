import { z } from 'zod'

/** Secrets of at least 32 characters, separated by commas, the newest first; `none` and nothing are no secrets. */
export const signingSecrets = z
  .string()
  .default('')
  .transform((given) =>
    given === 'none'
      ? []
      : given
          .split(',')
          .map((secret) => secret.trim())
          .filter(Boolean),
  )
  .pipe(z.array(z.string().min(32)).max(10))
