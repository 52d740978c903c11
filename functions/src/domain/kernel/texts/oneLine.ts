import { z } from 'zod'

/** Returns a schema for one line of text of at most `most` characters, without control characters. */
export function oneLine(max: number) {
  return z
    .string()
    .transform((text) =>
      text
        .toWellFormed()
        .replaceAll(/[\p{C}\s]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(max))
}
