import { z } from 'zod'

/** What a change of `T` may hold: any part of it. Lists and records are replaced whole. */
export type Patch<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? string extends keyof T
      ? T
      : { [Key in keyof T]?: Patch<T[Key]> }
    : T

/**
 * The schema of a change: every field may be missing, also those of objects within it, and a missing one
 * stays missing. Zod's own `.partial()` would fill in the defaults, and so reset what nobody has named.
 * Unknown fields are an error.
 */
export function patchOf<Schema extends z.ZodObject>(schema: Schema): z.ZodType<Patch<z.output<Schema>>>
export function patchOf(schema: z.ZodObject): z.ZodType {
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, z.optional(patchField(field))])
  return z.strictObject(Object.fromEntries(fields))
}

function patchField(field: z.core.$ZodType): z.core.$ZodType {
  const inner = withoutDefault(field)
  return inner instanceof z.ZodObject ? patchOf(inner) : inner
}

function withoutDefault(field: z.core.$ZodType): z.core.$ZodType {
  return field instanceof z.ZodDefault || field instanceof z.ZodPrefault
    ? withoutDefault(field.unwrap())
    : field
}

/**
 * The fields that a patch changes, by their paths (`vgOptions.model`), so that what lies beside them in the
 * same object stays.
 */
export function patchedFields(schema: z.ZodObject, patch: object): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(patch)) {
    const field = schema.shape[name]
    const inner = field && withoutDefault(field)
    if (inner instanceof z.ZodObject && typeof value === 'object' && value !== null) {
      for (const [path, within] of Object.entries(patchedFields(inner, value)))
        fields[`${name}.${path}`] = within
    } else if (value !== undefined) {
      fields[name] = value
    }
  }
  return fields
}
