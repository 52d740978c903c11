import { paths } from '../../../shared/paths.ts'
import { receiverBy } from '../../../shared/workspaces/receiverBy.ts'
import { parseToolUrl } from '../../../shared/tools/request/parseToolUrl.ts'
import { checkSecrets } from '../../../shared/tools/request/typedSecrets.ts'
import { checkTool } from '../../../shared/tools/request/checkTool.ts'
import {
  credentialSchema,
  credentialToChoose,
  toolLimits,
  toolSchema,
  type Tool,
  type ToolDraft,
} from '../../../shared/tools/tools.ts'
import { readDocument } from '../../../store/documents.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { nameOfRunner, holdTools, readTools } from './toolLedger.ts'

interface ToolChange extends WorkspaceRef {
  /** Missing for a new one. */
  toolId?: string | undefined
  /** The version that this change started from; 0 for a new one. */
  seq: number
  tool: ToolDraft
}

/**
 * Creates or changes a tool. Throws AppError 'failed-precondition' when another person has saved it since
 * this change started, and names invalid fields.
 */
export async function saveTool(
  ports: Pick<Ports, 'now' | 'web'>,
  caller: Caller,
  { toolId, seq, tool, ...ref }: ToolChange,
): Promise<{ toolId: string; seq: number }> {
  await authorizeForWorkspace(caller, 'changeTools', ref)
  requireSound(ports, tool)
  return untilUnchanged(async () => {
    const writes = await holdTools(caller, 'changeTools', ref)
    await requireCredential(ref, tool)
    const others = await readTools(ref)
    const existing = toolId === undefined ? undefined : others.find(({ ID }) => ID === toolId)
    if (toolId && !existing) throw new AppError('not-found')
    if (existing && existing.seq !== seq) await refuseOlder(ref, existing)
    if (others.some(({ ID, name }) => ID !== toolId && name === tool.name))
      throw new AppError('already-exists', 'toolNameTaken', { 'tool.name': 'toolNameTaken' })
    if (!existing && others.length >= toolLimits.perWorkspace)
      throw new AppError('resource-exhausted', {
        key: 'tooManyTools',
        values: { most: toolLimits.perWorkspace },
      })
    const now = ports.now()
    const ID = toolId ?? randomIdentifier(20)
    const saved: Tool = {
      ...tool,
      ID,
      seq: (existing?.seq ?? 0) + 1,
      by: caller.uid,
      receiverBy: receiverBy(existing, existing?.request.address === tool.request.address, caller.uid),
      createdAt: existing?.createdAt ?? now,
      changedAt: now,
    }
    await writes.set(paths.tool(ref.workspaceId, ID), { ...toolSchema.parse(saved) }).commitUnchanged()
    return { toolId: ID, seq: saved.seq }
  })
}

/** Throws when a tool cannot be run as it is, and names its fields as in the form. */
export function requireSound({ web }: Pick<Ports, 'web'>, tool: ToolDraft): void {
  const found = { ...checkSecrets(tool.request), ...checkTool(tool) }
  const url = parseToolUrl(tool.request.address)
  if (url && !web.isPublicUrl(new URL(url.origin))) found['request.address'] = 'toolAddressWrong'
  const fields = Object.entries(found).map(([field, refusal]) => [`tool.${field}`, refusal] as const)
  if (fields.length > 0) throw new AppError('invalid-argument', undefined, Object.fromEntries(fields))
}

async function requireCredential(
  { region, workspaceId }: WorkspaceRef,
  { request }: ToolDraft,
): Promise<void> {
  if (request.credentialId === '') return
  const field = 'tool.request.credentialId'
  if (request.credentialId === credentialToChoose)
    throw new AppError('invalid-argument', undefined, { [field]: 'toolCredentialToChoose' })
  const path = paths.credential(workspaceId, request.credentialId)
  const credential = await readDocument(region, path, credentialSchema)
  if (!credential)
    throw new AppError('failed-precondition', 'toolCredentialGone', { [field]: 'toolCredentialGone' })
  const host = parseToolUrl(request.address)?.host ?? ''
  if (credential.data.hosts.includes(host)) return
  const refusal = { key: 'toolHostNotListed', values: { host } } as const
  throw new AppError('failed-precondition', refusal, { [field]: refusal })
}

async function refuseOlder(ref: WorkspaceRef, { by }: Tool): Promise<never> {
  const name = (await nameOfRunner(ref, by)) || '?'
  throw new AppError('failed-precondition', { key: 'toolHasChanged', values: { name } })
}
