import type { BlueprintFields } from '../../../shared/agents/blueprint.ts'

/** Returns fields with changes applied; undefined ones are left out, since the database cannot store them. */
export function fieldsWith(fields: BlueprintFields, changed: BlueprintFields = {}): BlueprintFields {
  return Object.fromEntries(
    Object.entries({ ...fields, ...changed }).filter(([, value]) => value !== undefined),
  )
}
