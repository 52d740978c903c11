import { appPaths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'

/** Every address of the app is made here or in the contract. */
export const webPaths = {
  ...appPaths,
  conversation: (region: Region, agentId: string, id: string) =>
    `${appPaths.agent(region, agentId, 'convos')}/${id}`,
  source: (region: Region, agentId: string, sourceId: string) =>
    appPaths.agent(region, agentId, `kb/${sourceId}`),
  billing: (region: Region, dialog?: 'upgrade' | 'topup' | 'modify' | 'payment') =>
    `/app/${region}/billing${dialog ? `?dialog=${dialog}` : ''}`,
  usage: (region: Region) => `/app/${region}/usage`,
  receipt: (region: Region, lease: string, messageId: string) =>
    `/app/${region}/usage/receipts/${encodeURIComponent(lease)}${messageId && `?message=${encodeURIComponent(messageId)}`}`,
  /** `seq`: the movement's number in the ledger. */
  credit: (region: Region, seq: number) => `/app/${region}/usage/credit/${seq}`,
  workspace: (region: Region, purpose?: 'invite') =>
    `/app/${region}/workspace${purpose ? `?${purpose}` : ''}`,
  invite: (workspaceId: string) => `/no-auth/workspaces/${workspaceId}/invite`,
  signIn: (redirect: string) => `/login?redirect=${encodeURIComponent(redirect)}`,
} as const
