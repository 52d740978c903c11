/**
 * Generates `sandbox/stripe/schemas/requests.json`, by which the sandbox's Stripe checks every request, from
 * the types of the `stripe` package. Run it by hand after an update of that package or a change of
 * `modelled.json`:
 *
 *     node scripts/generateStripeSchemas.mjs                        writes the file
 *     node scripts/generateStripeSchemas.mjs TaxRateCreateParams    prints that one, for the test
 *
 * `modelled.json` names the parameters that the sandbox supports. Other parameters of Stripe become `false`,
 * so that they are refused instead of ignored. Enums and objects are closed, although the types leave enums
 * open. `null` becomes an empty string, as stripe-node sends it. Numbers are integers except for the few that
 * Stripe documents as decimals.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createGenerator } from 'ts-json-schema-generator'

const folder = new URL('../sandbox/stripe/schemas/', import.meta.url)
const types = new URL('../node_modules/stripe/esm/resources/', import.meta.url)
const decimals = new Set(['application_fee_percent', 'percent_off', 'percentage'])

const modelled = JSON.parse(readFileSync(new URL('modelled.json', folder), 'utf8'))
const only = process.argv[2]
const generators = new Map()

const schemas = Object.keys(modelled)
  .filter((type) => only === undefined || type === only)
  .map((type) => {
    const [, folder = ''] = type.split('.').toReversed()
    const { definitions } = generatorOf(folder).createSchema(type)
    return [type, inline({ $ref: `#/definitions/${type}` }, { definitions, paths: modelled[type], name: '' })]
  })

if (only === undefined) {
  const lines = schemas.map(([type, schema]) => `${JSON.stringify(type)}: ${JSON.stringify(schema)}`)
  writeFileSync(new URL('requests.json', folder), `{\n${lines.join(',\n')}\n}\n`)
} else {
  process.stdout.write(JSON.stringify(schemas[0]?.[1]))
}

/** Returns the generator of a folder of the package's types, such as `Checkout`; empty for the top one. */
function generatorOf(folder) {
  const cached = generators.get(folder)
  if (cached) return cached
  const created = createGenerator({
    path: `${types.pathname}${folder && `${folder}/`}*.d.ts`,
    skipTypeCheck: true,
    jsDoc: 'none',
    additionalProperties: false,
  })
  generators.set(folder, created)
  return created
}

/**
 * Returns the schema with its references resolved; `paths` are the modelled parameters below it, undefined
 * for all.
 */
function inline(schema, context) {
  if (schema.$ref) {
    const name = decodeURIComponent(schema.$ref.replace('#/definitions/', ''))
    if (name === 'Decimal') return { type: 'string', pattern: String.raw`^-?\d+(\.\d+)?$` }
    return inline(context.definitions[name], context)
  }
  if (schema.anyOf) return choose(schema.anyOf, context)
  if (Array.isArray(schema.type))
    return choose(
      schema.type.map((type) => ({ ...schema, type })),
      context,
    )
  if (schema.type === 'array') return { type: 'array', items: inline(schema.items, context) }
  if (schema.type === 'object') return inlineObject(schema, context)
  if (schema.type === 'number') return { type: decimals.has(context.name) ? 'number' : 'integer' }
  if (schema.const !== undefined) return { enum: [schema.const] }
  if (schema.enum) return { enum: schema.enum }
  return { type: schema.type }
}

function inlineObject({ properties = {}, required = [], additionalProperties }, context) {
  // Metadata and the like: any name, one kind of value.
  if (additionalProperties) return { type: 'object', additionalProperties: { type: 'string' } }
  const unknown = context.paths?.find((path) => !(path.split('.')[0] in properties))
  if (unknown) throw new Error(`modelled.json names ${unknown}, which the types do not have.`)
  const entries = Object.entries(properties).map(([name, property]) => {
    const below = context.paths?.filter((path) => path.split('.')[0] === name)
    if (below?.length === 0) return [name, false]
    const deeper = below?.filter((path) => path.includes('.')).map((path) => path.slice(name.length + 1))
    return [name, inline(property, { ...context, name, paths: deeper?.length ? deeper : undefined })]
  })
  return {
    type: 'object',
    properties: Object.fromEntries(entries),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

/** Resolves a union; an enum that is open in the types is closed with its own values. */
function choose(options, context) {
  const closedOptions = options.filter(
    ({ $ref, type }) => $ref !== '#/definitions/OtherString' && type !== 'null',
  )
  const inlined = closedOptions.map((option) => inline(option, context))
  const values = [...new Set(inlined.flatMap((option) => option.enum ?? []))]
  const others = inlined.filter((option) => !option.enum)
  if (others.some(({ type }) => type === 'string')) return { type: 'string' }
  const all = [...(values.length > 0 ? [{ enum: values }] : []), ...others]
  return all.length === 1 ? all[0] : { anyOf: all }
}
