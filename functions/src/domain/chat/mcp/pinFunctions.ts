import { canonicalText } from '../../../shared/texts/canonicalText.ts'
import { mcpLimits, type McpChoice, type McpFunction } from '../../../shared/tools/mcp.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import type { OfferedFunction } from '../../kernel/ports/Mcp.ts'

/** Equal exactly where nothing that a model would be told of a function differs. */
export function hashOfFunction({ name, description, parameters }: OfferedFunction): string {
  return sha256(canonicalText({ name, description, parameters })).slice(0, 40)
}

/**
 * What a server offers now, with what its owner has decided. A function that is not what it was when it was
 * switched on is off until somebody has looked at it; one that is new is off; one that is gone is left out,
 * and so is one whose description no model could be given whole.
 */
export function pinFunctions(
  offered: readonly OfferedFunction[],
  known: readonly McpFunction[],
  choices: readonly McpChoice[] = known,
): McpFunction[] {
  const before = new Map(known.map((one) => [one.name, one]))
  const chosen = new Map(choices.map((one) => [one.name, one]))
  return offered.filter(isUsable).map((one) => pinned(one, before.get(one.name), chosen.get(one.name)))
}

function pinned(
  offered: OfferedFunction,
  known: McpFunction | undefined,
  choice: McpChoice | undefined,
): McpFunction {
  const hash = hashOfFunction(offered)
  const isSame = known?.hash === hash
  const { isOn, effect, confirm } = choice ?? firstChoice(offered)
  return {
    name: offered.name,
    description: offered.description,
    parameters: JSON.stringify(offered.parameters),
    hash,
    isOn: isSame && isOn,
    effect,
    confirm,
    state: isSame ? stateOf(known, isOn) : known ? 'changed' : 'new',
  }
}

/** Whoever switches a function on has seen what it is now. */
function stateOf({ state }: McpFunction, isOn: boolean): McpFunction['state'] {
  return isOn ? 'same' : state
}

/** A server's own word that it changes nothing is taken for a beginning; the owner sees it and decides. */
function firstChoice({ isSaidToRead }: OfferedFunction): Omit<McpChoice, 'name'> {
  return isSaidToRead
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
