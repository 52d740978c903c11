import type { TemplateTool } from '../../../shared/agents/agentTemplate.ts'
import { credentialToChoose, toolLimits, type Tool } from '../../../shared/tools/tools.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { readTools, type WorkspaceRef } from '../../chat/tools/toolBooks.ts'

/**
 * The tools of a template as new ones of a workspace, by the names that the template has for them. One that
 * changes something, does more than to fetch, or needs a credential, does not run until its owner has looked
 * at it and saved it.
 */
export async function newTools(
  ref: WorkspaceRef,
  templateTools: readonly TemplateTool[],
  { by, now }: { by: string; now: number },
): Promise<Map<string, Tool>> {
  if (templateTools.length === 0) return new Map()
  const known = await readTools(ref)
  if (known.length + templateTools.length > toolLimits.perWorkspace) throw tooManyTools()
  const taken = new Set(known.map(({ name }) => name))
  const made = templateTools.map(({ credential, request, ...tool }) => {
    const name = freeName(tool.name, taken)
    taken.add(name)
    const isLookedAt = credential !== null || tool.effect === 'change' || request.method !== 'GET'
    const credentialId = isLookedAt ? credentialToChoose : ''
    const ID = randomIdentifier(20)
    const stored = { ...tool, name, request: { ...request, credentialId }, ID, seq: 1 }
    return [tool.name, { ...stored, by, createdAt: now, changedAt: now }] as const
  })
  return new Map(made)
}

/** The name, or the first one after it that nobody has: `lookup`, `lookup_2`. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '' : `_${number}`
    const free = name.slice(0, toolLimits.name - ending.length) + ending
    if (!taken.has(free)) return free
  }
}

export function tooManyTools(): AppError {
  const most = toolLimits.perWorkspace
  return new AppError('resource-exhausted', { key: 'tooManyTools', values: { most } })
}
