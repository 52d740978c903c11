import { z } from 'zod'

/*
 * Fields of an export. Their form may differ from version to version: a value of another kind counts as
 * missing, so that the rest of the file is still read.
 */

export const text = z.string().catch('')
export const optionalNumber = z.number().optional().catch(undefined)
/** A value of any form, also a missing one. */
export const anything = z.unknown().optional()
export const flag = z.boolean().catch(false)

/** An id, which some exports write as a number. */
export const identifier = z
  .union([z.string(), z.number()])
  .transform((id) => String(id))
  .catch('')

/** Returns a list without its entries of another form. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((values) => values.flatMap((value) => parseItem(item, value)))
}

/** Returns the values of a list, or of an object that has them by id; without those of another form. */
export function valuesOf<Item extends z.ZodType>(item: Item) {
  return z
    .union([z.array(z.unknown()), z.record(z.string(), z.unknown()).transform((all) => Object.values(all))])
    .catch([])
    .transform((values) => values.flatMap((value) => parseItem(item, value)))
}

/** Returns an object with these fields; an empty one for anything that is no object. */
export function part<Shape extends z.ZodRawShape>(shape: Shape) {
  const schema = z.object(shape)
  return z.preprocess((value) => (isObject(value) ? value : {}), schema)
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseItem<Item extends z.ZodType>(item: Item, value: unknown): z.output<Item>[] {
  if (!isObject(value) && typeof value !== 'string') return []
  const result = item.safeParse(value)
  return result.success ? [result.data] : []
}
