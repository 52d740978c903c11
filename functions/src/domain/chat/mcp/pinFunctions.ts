import { canonicalText } from '../../../shared/texts/canonicalText.ts'
import { mcpLimits, type McpChoice, type McpFunction } from '../../../shared/tools/mcp.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import type { OfferedFunction } from '../../kernel/ports/Mcp.ts'

/** Returns a hash that is equal only if a model would receive the same description of a function. */
export function hashOfFunction({ name, description, parameters }: OfferedFunction): string {
  return sha256(canonicalText({ name, description, parameters })).slice(0, 40)
}

/**
 * Returns the functions that a server offers, with the owner's choices. A function that has changed since it
 * was enabled is disabled until a person has checked it. New ones are disabled; missing ones, and those with
 * a description above the limits, are left out.
 */
export function pinFunctions(
  offered: readonly OfferedFunction[],
  existing: readonly McpFunction[],
  choices: readonly McpChoice[] = existing,
): McpFunction[] {
  const before = new Map(existing.map((one) => [one.name, one]))
  const chosen = new Map(choices.map((one) => [one.name, one]))
  return offered.filter(isUsable).map((one) => pinFunction(one, before.get(one.name), chosen.get(one.name)))
}

function pinFunction(
  offered: OfferedFunction,
  existing: McpFunction | undefined,
  choice: McpChoice | undefined,
): McpFunction {
  const hash = hashOfFunction(offered)
  const isSame = existing?.hash === hash
  const { isOn, effect, confirm } = choice ?? firstChoice(offered)
  return {
    name: offered.name,
    description: offered.description,
    parameters: JSON.stringify(offered.parameters),
    hash,
    isOn: isSame && isOn,
    effect,
    confirm,
    state: isSame ? stateOf(existing, isOn) : existing ? 'changed' : 'new',
  }
}

/** Returns the state of a function; enabling it confirms its present form. */
function stateOf({ state }: McpFunction, isOn: boolean): McpFunction['state'] {
  return isOn ? 'same' : state
}

/**
 * Returns the first choice: a server's claim that a function only reads is the default, which the owner can
 * change.
 */
function firstChoice({ isDeclaredReadOnly }: OfferedFunction): Omit<McpChoice, 'name'> {
  return isDeclaredReadOnly
    ? { isOn: false, effect: 'read', confirm: 'no' }
    : { isOn: false, effect: 'change', confirm: 'visitor' }
}

function isUsable({ name, description, parameters }: OfferedFunction): boolean {
  return (
    name.length > 0 &&
    name.length <= 128 &&
    description.length <= mcpLimits.description &&
    JSON.stringify(parameters).length <= mcpLimits.schema
  )
}
