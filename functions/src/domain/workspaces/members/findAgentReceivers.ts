import { z } from 'zod'
import { recordPaths } from '../../../shared/channels/channelRecords.ts'
import { channelStates, recordKinds, type RecordKind } from '../../../shared/channels/channels.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Receiver } from '../../../shared/workspaces/workspace.ts'
import { readDocument, readEach } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import { titledAgentSchema } from '../../kernel/mails/titledAgentSchema.ts'

/** The fields of any account that say which one it is. */
const namedAccountSchema = z.object({
  ownerID: z.string(),
  state: z.enum(channelStates),
  username: z.string().default(''),
  pageName: z.string().default(''),
  phoneNumber: z.string().default(''),
  channelName: z.string().default(''),
})
type NamedAccount = z.infer<typeof namedAccountSchema>

const nameOf: Readonly<Record<RecordKind, (account: NamedAccount) => string>> = {
  telegram: ({ username }) => `Telegram @${username}`,
  meta: ({ pageName }) => `Facebook ${pageName}`,
  whatsapp: ({ phoneNumber }) => `WhatsApp ${phoneNumber}`,
  discord: ({ channelName }) => `Discord #${channelName}`,
}

/**
 * Returns the keys of projects and the accounts of channels that a member chose for agents of a workspace:
 * the owner of the project or the account reads what visitors write.
 */
export async function findAgentReceivers(
  { region, workspaceId }: WorkspaceRef,
  uid: string,
): Promise<Receiver[]> {
  const receivers: Receiver[] = []
  const chosen = (field: string) => agentsWhere({ region, workspaceId }, field, uid)
  for await (const agentId of chosen('projectKeyBy'))
    receivers.push({ kind: 'projectKey', name: await titleOf(region, agentId), to: 'Voiceflow', agentId })
  for (const kind of recordKinds)
    for await (const agentId of chosen(`channelsBy.${kind}`)) {
      const account = await readDocument(region, recordPaths[kind](agentId), namedAccountSchema)
      if (account?.data.ownerID !== workspaceId || account.data.state === 'leaving') continue
      const to = nameOf[kind](account.data)
      receivers.push({ kind: 'channel', name: await titleOf(region, agentId), to, agentId })
    }
  return receivers
}

/** Yields the agents of a workspace whose runtime names a member in a field. */
async function* agentsWhere({ region, workspaceId }: WorkspaceRef, field: string, uid: string) {
  const runtimes = Query.collection(region, paths.runtimes)
    .where('ownerID', '==', workspaceId)
    .where(field, '==', uid)
    .select([])
  for await (const { path } of readEach(runtimes)) yield path.slice(path.lastIndexOf('/') + 1)
}

async function titleOf(region: Region, agentId: string): Promise<string> {
  return (await readDocument(region, paths.agent(agentId), titledAgentSchema))?.data.title ?? ''
}
