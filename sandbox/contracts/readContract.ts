import { existsSync, readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

interface Contract {
  isPresent: boolean
  /** Returns what is wrong with a value by a schema of the contract; empty when it fits. */
  problems: (schema: string, value: unknown) => string[]
}

/**
 * Reads a vendor's published OpenAPI document: a trimmed one of this repository, or the full one from the
 * folder beside the project when it exists.
 */
export function readContract(file: string): Contract {
  const path = [`./${file}`, `../../../shared/contracts/${file}`]
    .map((file) => new URL(file, import.meta.url))
    .find(existsSync)
  if (!path) return { isPresent: false, problems: () => [`${file} is not there`] }
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  ajv.addSchema({ $id: 'contract', ...allowNull(JSON.parse(readFileSync(path, 'utf8'))) })
  const validators = new Map<string, ValidateFunction>()
  return {
    isPresent: true,
    problems: (schema, value) => {
      const validate =
        validators.get(schema) ?? ajv.compile({ $ref: `contract#/components/schemas/${schema}` })
      validators.set(schema, validate)
      if (validate(value)) return []
      return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
    },
  }
}

/** Converts `nullable` of OpenAPI 3.0, which JSON Schema does not know. */
function allowNull<T>(node: T): T
function allowNull(node: unknown): unknown {
  if (Array.isArray(node)) return node.map((item: unknown) => allowNull(item))
  if (typeof node !== 'object' || node === null) return node
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, allowNull(value)]),
  )
  if (copy.nullable !== true) return copy
  const { nullable: _, ...schema } = copy
  return { anyOf: [schema, { type: 'null' }] }
}
