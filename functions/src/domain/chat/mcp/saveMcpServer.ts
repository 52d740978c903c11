import { minuteMs } from '../../../shared/durations.ts'
import {
  mcpLimits,
  mcpServerSchema,
  type McpFunction,
  type McpServer,
  type McpServerDraft,
} from '../../../shared/tools/mcp.ts'
import { paths } from '../../../shared/paths.ts'
import { receiverBy } from '../../../shared/workspaces/receiverBy.ts'
import { parseToolUrl } from '../../../shared/tools/request/parseToolUrl.ts'
import { readDocument } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { nameOfRunner, holdTools } from '../tools/toolLedger.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { pinFunctions } from './pinFunctions.ts'
import { withMcp, type McpFailure, type McpNeeds } from './withMcp.ts'

const maxPerMinute = 20
/** A person waits for it. */
const maxMs = 20_000

interface McpServerChange extends WorkspaceRef {
  /** Missing for a new one. */
  serverId?: string | undefined
  /** The version that this change started from; 0 for a new one. */
  seq: number
  server: McpServerDraft
}

/**
 * Creates or changes a server and reads what it offers. Enabled functions that have changed are disabled.
 * Throws at the URL when the server does not respond, and AppError 'failed-precondition' when another person
 * has saved it since this change started.
 */
export async function saveMcpServer(
  ports: McpNeeds,
  caller: Caller,
  { serverId, seq, server, ...ref }: McpServerChange,
): Promise<{ serverId: string; seq: number }> {
  await authorizeForWorkspace(caller, 'changeTools', ref)
  requireUrl(ports, server)
  await throttle(`mcp:${ref.workspaceId}`, maxPerMinute, minuteMs, ports.now())
  const offered = await listFunctions(ports, ref, server)
  return untilUnchanged(async () => {
    const writes = await holdTools(caller, 'changeTools', ref)
    const existing = serverId === undefined ? undefined : await readServer(ref, serverId)
    if (serverId && !existing) throw new AppError('not-found')
    if (existing && existing.seq !== seq) await refuseOlder(ref, existing)
    if (!existing) await requireRoom(ref)
    const known = existingFunctions(existing, server)
    const functions = pinFunctions(offered.functions, known, server.functions)
    if (Buffer.byteLength(JSON.stringify(functions)) > mcpLimits.storedBytes) throw refused('tooLong')
    const now = ports.now()
    const ID = serverId ?? randomIdentifier(20)
    const saved: McpServer = {
      ...server,
      ID,
      functions,
      offered: offered.offered,
      seq: (existing?.seq ?? 0) + 1,
      by: caller.uid,
      receiverBy: receiverBy(existing, existing?.address === server.address, caller.uid),
      checkedAt: now,
      createdAt: existing?.createdAt ?? now,
      changedAt: now,
    }
    const path = paths.mcpServer(ref.workspaceId, ID)
    await writes.set(path, { ...mcpServerSchema.parse(saved) }).commitUnchanged()
    return { serverId: ID, seq: saved.seq }
  })
}

/** Deletes a server; agents with its functions continue without them. Does nothing for a missing one. */
export async function deleteMcpServer(
  caller: Caller,
  { serverId, ...ref }: WorkspaceRef & { serverId: string },
): Promise<{ success: true }> {
  await authorizeForWorkspace(caller, 'changeTools', ref)
  await untilUnchanged(async () => {
    const writes = await holdTools(caller, 'changeTools', ref)
    await writes.delete(paths.mcpServer(ref.workspaceId, serverId)).commitUnchanged()
  })
  return { success: true }
}

/** Returns the known functions; those of another URL do not count. */
function existingFunctions(existing: McpServer | undefined, { address }: McpServerDraft): McpFunction[] {
  return existing?.address === address ? existing.functions : []
}

async function listFunctions(ports: McpNeeds, ref: WorkspaceRef, server: McpServerDraft) {
  const target = { ...ref, server, signal: AbortSignal.timeout(maxMs) }
  const listed = await withMcp(ports, target, (connection) => connection.list(mcpLimits.functions))
  if (listed.failure) throw refused(listed.failure)
  return listed.result
}

function refused(failure: McpFailure): AppError {
  const [field, refusal] = refusalOf(failure)
  return new AppError('failed-precondition', refusal, { [`server.${field}`]: refusal })
}

function refusalOf(failure: McpFailure) {
  if (failure === 'credential') return ['credentialId', 'toolCredentialGone'] as const
  if (failure === 'host') return ['credentialId', 'mcpHostNotListed'] as const
  if (failure === 'notSigned') return ['credentialId', 'mcpNotSigned'] as const
  if (failure === 'tooLong') return ['address', 'mcpListTooLong'] as const
  return failure === 'notMcp' ? (['address', 'notMcp'] as const) : (['address', 'mcpUnreachable'] as const)
}

function requireUrl({ web }: Pick<McpNeeds, 'web'>, { address }: McpServerDraft): void {
  const read = parseToolUrl(address)
  const isFit = read && !/[{}]/.test(address) && web.isPublicUrl(new URL(read.origin))
  if (!isFit) throw new AppError('invalid-argument', undefined, { 'server.address': 'mcpAddressWrong' })
}

async function readServer({ region, workspaceId }: WorkspaceRef, serverId: string) {
  return (await readDocument(region, paths.mcpServer(workspaceId, serverId), mcpServerSchema))?.data
}

async function requireRoom({ region, workspaceId }: WorkspaceRef): Promise<void> {
  const limit = mcpLimits.perWorkspace
  if ((await Query.collection(region, paths.mcpServers(workspaceId)).count()) < limit) return
  throw new AppError('resource-exhausted', { key: 'tooManyMcpServers', values: { most: limit } })
}

async function refuseOlder(ref: WorkspaceRef, { by }: McpServer): Promise<never> {
  const name = (await nameOfRunner(ref, by)) || '?'
  throw new AppError('failed-precondition', { key: 'mcpServerHasChanged', values: { name } })
}
