import { z } from 'zod'

/** Words in one line, of at most so many characters, without letters that are none. */
export function oneLine(most: number) {
  return z
    .string()
    .transform((text) =>
      text
        .toWellFormed()
        .replaceAll(/[\p{C}\s]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(most))
}
