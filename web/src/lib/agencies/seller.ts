import type { CallableOutput } from '@parley/functions/shared/callables/callables'
import { call } from '../call.ts'
import type { WorkspaceRef } from '../session/session.ts'

export type SellerView = CallableOutput<'readSeller'>

/** Returns the key of a workspace's seller for `useRead`. */
export function sellerKey({ region, workspaceId }: WorkspaceRef): readonly string[] {
  return ['seller', region, workspaceId]
}

export function readSeller({ region, workspaceId }: WorkspaceRef): Promise<SellerView> {
  return call('readSeller', { region, workspaceId }, region)
}
