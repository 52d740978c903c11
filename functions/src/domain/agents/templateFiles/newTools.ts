import type { TemplateTool } from '../../../shared/agents/agentTemplate.ts'
import { credentialToChoose, toolLimits, type Tool } from '../../../shared/tools/tools.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { readTools } from '../../chat/tools/toolLedger.ts'

/**
 * Returns the tools of a template as new ones of a workspace, by their names in the template. A tool that
 * changes data, does more than fetch, needs a credential, or has an empty value, is disabled until its owner
 * has checked and saved it.
 */
export async function newTools(
  ref: WorkspaceRef,
  templateTools: readonly TemplateTool[],
  { by, now }: { by: string; now: number },
): Promise<Map<string, Tool>> {
  if (templateTools.length === 0) return new Map()
  const existing = await readTools(ref)
  if (existing.length + templateTools.length > toolLimits.perWorkspace) throw tooManyTools()
  const names = new Set(existing.map(({ name }) => name))
  const tools = templateTools.map(({ credential, request, ...tool }) => {
    const name = freeName(tool.name, names)
    names.add(name)
    const isLookedAt =
      credential !== null || tool.effect === 'change' || request.method !== 'GET' || lacksSecret(request)
    const credentialId = isLookedAt ? credentialToChoose : ''
    const ID = randomIdentifier(20)
    const stored = { ...tool, name, request: { ...request, credentialId }, ID, seq: 1 }
    return [tool.name, { ...stored, by, createdAt: now, changedAt: now }] as const
  })
  return new Map(tools)
}

/** Returns whether a row of a request has lost its secret in the export, so that its owner fills it in. */
function lacksSecret({ query, headers }: TemplateTool['request']): boolean {
  return [...query, ...headers].some(({ value }) => value === '')
}

/** Returns the name, or the first free one with a number: `lookup`, `lookup_2`. */
export function freeName(name: string, usedNames: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '' : `_${number}`
    const free = name.slice(0, toolLimits.name - ending.length) + ending
    if (!usedNames.has(free)) return free
  }
}

export function tooManyTools(): AppError {
  const limit = toolLimits.perWorkspace
  return new AppError('resource-exhausted', { key: 'tooManyTools', values: { most: limit } })
}
