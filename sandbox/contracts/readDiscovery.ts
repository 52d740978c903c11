import { existsSync, readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { z } from 'zod'

const parameterSchema = z.looseObject({ location: z.string() })
const methodSchema = z.looseObject({
  httpMethod: z.string(),
  flatPath: z.string(),
  parameters: z.record(z.string(), parameterSchema).default({}),
  request: z.object({ $ref: z.string() }).optional(),
  response: z.object({ $ref: z.string() }),
})
type Method = z.infer<typeof methodSchema>
interface Resource {
  methods?: Record<string, Method> | undefined
  resources?: Record<string, Resource> | undefined
}
const resourceSchema: z.ZodType<Resource> = z.looseObject({
  methods: z.record(z.string(), methodSchema).optional(),
  resources: z
    .record(
      z.string(),
      z.lazy(() => resourceSchema),
    )
    .optional(),
})
const documentSchema = z.looseObject({
  resources: z.record(z.string(), resourceSchema),
  schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
})

export interface Exchange {
  method: string
  /** The path with its query. */
  path: string
  body?: unknown
  responseBody: unknown
}

/**
 * Reads the description that Google publishes of an interface, from the folder beside the project when it
 * exists.
 * `problems` names what the description does not contain: methods, parameters, fields and their values.
 */
export function readDiscovery(file: string) {
  const path = new URL(`../../../shared/contracts/agency/${file}`, import.meta.url)
  if (!existsSync(path)) return { isPresent: false, problems: () => [`${file} is not there`] }
  const document = documentSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  const methods = Object.values(document.resources).flatMap(methodsOf)
  const check = checker(document.schemas)
  return {
    isPresent: true,
    problems: ({ method, path: asked, body, responseBody }: Exchange): string[] => {
      const url = new URL(asked, 'http://127.0.0.1')
      const described = methods.find(
        (each) => each.httpMethod === method && fits(each.flatPath, url.pathname),
      )
      if (!described) return [`There is no ${method} ${url.pathname}`]
      const { request, response } = described
      const parameters = [...url.searchParams.keys()].filter(
        (name) => described.parameters[name]?.location !== 'query',
      )
      return [
        ...parameters.map((name) => `${name} is no parameter`),
        ...(request ? check(`${request.$ref} to send`, body ?? {}) : []),
        ...(!request && body !== undefined ? ['There is no body'] : []),
        ...check(response.$ref, responseBody),
      ]
    },
  }
}

function methodsOf(resource: Resource): Method[] {
  return [
    ...Object.values(resource.methods ?? {}),
    ...Object.values(resource.resources ?? {}).flatMap(methodsOf),
  ]
}

function fits(flatPath: string, path: string): boolean {
  const pattern = flatPath.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^/:]+')
  return new RegExp(`^/${pattern}$`).test(path)
}

/**
 * Compiles each schema twice: for responses, and for requests, which must not have the fields that only the
 * vendor writes.
 */
function checker(schemas: Record<string, Record<string, unknown>>) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  const variants = (isSent: boolean) =>
    Object.entries(schemas).map(([name, schema]) => [
      isSent ? `${name} to send` : name,
      strict(schema, isSent),
    ])
  const $defs = Object.fromEntries([...variants(false), ...variants(true)])
  ajv.addSchema({ $id: 'contract', $defs })
  const validators = new Map<string, ValidateFunction>()
  return (name: string, value: unknown): string[] => {
    const validate =
      validators.get(name) ?? ajv.compile({ $ref: `contract#/$defs/${encodeURIComponent(name)}` })
    validators.set(name, validate)
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message, params }) =>
      [instancePath || '/', message, JSON.stringify(params)].join(' '),
    )
  }
}

function strict(node: unknown, isSent: boolean): unknown {
  if (Array.isArray(node)) return node.map((item: unknown) => strict(item, isSent))
  if (typeof node !== 'object' || node === null) return node
  const rest: Record<string, unknown> = { ...node }
  const reference = rest['$ref']
  if (typeof reference === 'string')
    return { $ref: `#/$defs/${encodeURIComponent(isSent ? `${reference} to send` : reference)}` }
  const { type, properties, items, additionalProperties, enum: values } = rest
  const described = Object.entries(z.record(z.string(), z.looseObject({})).default({}).parse(properties))
  const allowed = described.filter(([, property]) => !isSent || property['readOnly'] !== true)
  return {
    ...(type !== 'any' && { type }),
    ...(Array.isArray(values) && { enum: values }),
    ...(items !== undefined && { items: strict(items, isSent) }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(allowed.map(([name, property]) => [name, strict(property, isSent)])),
      additionalProperties: false,
    }),
    ...(additionalProperties !== undefined && { additionalProperties: strict(additionalProperties, isSent) }),
  }
}
