import { readFileSync } from 'node:fs'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { type StripeFailure, invalid } from './StripeFailure.ts'

const file = new URL('../schemas/requests.json', import.meta.url)
const schemas = new Map<string, object>(Object.entries(JSON.parse(readFileSync(file, 'utf8'))))
const ajv = new Ajv({ coerceTypes: true, allErrors: true, verbose: true, allowUnionTypes: true })
const validators = new Map<string, ValidateFunction>()

/**
 * Creates a check of decoded parameters against the schema of their type; it converts numbers and booleans in
 * place.
 */
export function paramsChecker<P>(type: string): (params: unknown) => asserts params is P {
  return (params): asserts params is P => {
    const validate = validators.get(type) ?? ajv.compile(schemas.get(type) ?? fail(type))
    validators.set(type, validate)
    if (!validate(params)) throw explain(validate.errors ?? [])
  }
}

function fail(type: string): never {
  throw new Error(`schemas/requests.json has no ${type}.`)
}

/** Chooses the most specific error: the deepest, and of a union that of the branch that almost fits. */
function explain(errors: readonly ErrorObject[]): StripeFailure {
  const depth = ({ instancePath, keyword }: ErrorObject) =>
    instancePath.split('/').length * 2 - (keyword === 'anyOf' ? 1 : 0)
  const [error] = errors.toSorted((a, b) => weight(b) - weight(a) || depth(b) - depth(a))
  if (!error) return invalid('Invalid request.')
  return describe(error)
}

/** Reports unknown parameters before missing or malformed ones. */
function weight({ keyword }: ErrorObject): number {
  if (keyword === 'additionalProperties' || keyword === 'false schema') return 2
  return keyword === 'required' ? 1 : 0
}

function describe({ keyword, instancePath, params, data, schema }: ErrorObject): StripeFailure {
  const param = toBrackets(instancePath)
  const shown = typeof data === 'string' ? data : JSON.stringify(data)
  switch (keyword) {
    case 'additionalProperties': {
      const name = toBrackets(`${instancePath}/${String(params.additionalProperty)}`)
      return invalid(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name })
    }
    case 'false schema':
      return invalid(`The sandbox's Stripe does not model the parameter ${param}.`, {
        code: 'sandbox_not_modelled',
        param,
      })
    case 'required': {
      const name = toBrackets(`${instancePath}/${String(params.missingProperty)}`)
      return invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
    }
    case 'enum':
      return invalid(`Invalid ${param}: must be one of ${Array.isArray(schema) ? schema.join(', ') : ''}`, {
        param,
      })
    case 'type':
      return invalid(`Invalid ${String(params.type)}: ${shown}`, {
        param,
        ...(params.type === 'integer' && { code: 'parameter_invalid_integer' }),
      })
    default:
      return invalid(`Invalid value for ${param}: ${shown}`, { param })
  }
}

/** Converts `/items/0/price` to Stripe's notation `items[0][price]`. */
function toBrackets(path: string): string {
  const [head = '', ...rest] = path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  return head + rest.map((step) => `[${step}]`).join('')
}
