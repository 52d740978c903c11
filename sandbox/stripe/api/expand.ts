import type { Account } from '../state/Account.ts'
import { findObject } from '../state/findObject.ts'
import { includable } from './includable.ts'
import { invalid } from './StripeFailure.ts'

const maxDepth = 4

/**
 * Returns a copy of a response in which the objects that `expand` names replace their ids. Stored data does
 * not change.
 */
export function expand(account: Account, resource: object, paths: readonly string[]): object {
  const copy = structuredClone(resource)
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.length > maxDepth + (steps[0] === 'data' ? 1 : 0)) {
      throw invalid(`You cannot expand more than ${maxDepth} levels of a property. Property: ${path}`, {
        param: 'expand',
      })
    }
    descend(account, copy, steps, path)
  }
  return copy
}

function descend(account: Account, target: unknown, steps: readonly string[], path: string): void {
  if (Array.isArray(target)) {
    for (const item of target) descend(account, item, steps, path)
    return
  }
  const [step, ...rest] = steps
  if (step === undefined || typeof target !== 'object' || target === null) return
  const value = grow(account, target, step, rest.length === 0, path)
  Reflect.set(target, step, value)
  descend(account, value, rest, path)
}

function grow(account: Account, target: object, step: string, isLast: boolean, path: string): unknown {
  const include = includable[`${String(Reflect.get(target, 'object'))}.${step}`]
  if (include) return include(account, target)
  const value: unknown = Reflect.get(target, step)
  if (typeof value === 'string') return structuredClone(findObject(account, value) ?? refuse(path))
  if (Array.isArray(value))
    return value.map((item: unknown) =>
      typeof item === 'string' ? structuredClone(findObject(account, item)) : item,
    )
  // A null id has nothing to expand, and a plain value is never expandable.
  if (value === undefined || (isLast && value !== null && typeof value !== 'object')) return refuse(path)
  return value
}

function refuse(path: string): never {
  const [first = ''] = path.split('.')
  throw invalid(
    `This property cannot be expanded (${first}). You may want to try expanding 'data.${first}' instead, or removing '${first}' from the expand parameter.`,
    { param: 'expand' },
  )
}
