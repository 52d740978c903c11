import { z } from 'zod'

/** Describes the fields of a schema on one line: "`uid` string, `joinedAt?` integer". */
export function describeSchema(schema) {
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  const shapes = json.anyOf ?? json.oneOf ?? [json]
  return shapes.map((shape) => fieldsOf(shape, json)).join('; or ')
}

function fieldsOf(shape, root) {
  const required = new Set(shape.required)
  const fields = Object.entries(resolve(shape, root).properties ?? {})
  return fields
    .map(([name, field]) => `\`${name}${required.has(name) ? '' : '?'}\` ${typeOf(field, root)}`)
    .join(', ')
}

function typeOf(field, root) {
  const resolved = resolve(field, root)
  const choices = resolved.anyOf ?? resolved.oneOf
  if (choices) return [...new Set(choices.map((choice) => typeOf(choice, root)))].join(' or ')
  if (resolved.const !== undefined) return JSON.stringify(resolved.const)
  if (resolved.enum) return resolved.enum.length > 8 ? 'one of a list' : resolved.enum.join(' | ')
  if (resolved.type === 'array') return `list of ${typeOf(resolved.items ?? {}, root)}`
  if (resolved.type === 'object') return resolved.properties ? 'object' : 'map'
  return resolved.type ?? 'any'
}

function resolve(field, root) {
  return field.$ref ? root.$defs[field.$ref.split('/').at(-1)] : field
}
