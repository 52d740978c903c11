import type { BlueprintFields } from '../../../shared/agents/blueprint.ts'

/** Fields with others in their place; the database holds none that are undefined. */
export function fieldsWith(fields: BlueprintFields, changed: BlueprintFields = {}): BlueprintFields {
  return Object.fromEntries(
    Object.entries({ ...fields, ...changed }).filter(([, value]) => value !== undefined),
  )
}
