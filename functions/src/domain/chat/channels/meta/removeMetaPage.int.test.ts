import { describe, expect, it } from 'vitest'
import { openPageWorlds } from '#test/channels/metaPageWorld.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { channelClaimSchema, metaPageKinds } from '../../../../shared/channels/channels.ts'
import { minuteMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import { readTenantSecret } from '../../../kernel/secrets/tenantSecrets.ts'
import { pageSecret } from './MetaAccounts.ts'
import { deleteMetaUser, markRevokedPages } from './logins/metaUsers.ts'
import { deleteMetaPage, removeMetaPage } from './removeMetaPage.ts'

const { worldIn } = openPageWorlds()

describe.each(oneRegion)('a page of Meta that is removed in %s', (region) => {
  it('is disconnected later when Meta is unavailable, and its other channel does not come back with it', async () => {
    const { connect, record, ports, caller, agentId, post } = await worldIn(region)
    const { pageId } = await connect()
    await connect('instagram')
    await ports.tasks.run()
    const remove = (kind: 'messenger' | 'instagram') =>
      removeMetaPage(ports, caller, { region, agentId, kind })
    await remove('messenger')
    await post('/faults', { target: `/${pageId}/subscribed_apps`, kind: 'lost' })
    await remove('instagram')
    expect(await record()).toMatchObject({ state: 'leaving', hasInstagram: true })
    await connect()
    expect(await record()).toMatchObject({ state: 'connected', hasMessenger: true, hasInstagram: false })
    await post('/faults', { target: `/${pageId}/subscribed_apps`, kind: 'lost' })
    await remove('messenger')
    await ports.tasks.run()
    expect(await record()).toBeUndefined()
  })

  it('stays as it is when Meta reports late or repeated events of the connection before', async () => {
    const { connect, record, ports, clock } = await worldIn(region)
    await connect()
    const request = { userId: (await record())?.metaUserId ?? '', issuedAt: clock.now }
    clock.now += minuteMs
    await connect()
    await markRevokedPages(ports, request)
    expect((await record())?.state).toBe('connected')
    await deleteMetaUser(ports, request)
    expect((await record())?.state).toBe('connected')
  })

  it('is disconnected when both of its channels are removed at once', async () => {
    const { connect, record, ports, caller, agentId, workspaceId } = await worldIn(region)
    const { pageId } = await connect()
    await connect('instagram')
    const secret = pageSecret({ region, agentId }, workspaceId)
    const token = (await readTenantSecret(ports.keys, secret))?.reveal() ?? ''
    await Promise.all(metaPageKinds.map((kind) => removeMetaPage(ports, caller, { region, agentId, kind })))
    expect(await record()).toBeUndefined()
    expect(await ports.meta?.pages.readSubscription(pageId, token)).toEqual({ result: [] })
  })

  it('continues on Instagram with the account that its page has by then', async () => {
    const { connect, record, agentId } = await worldIn(region)
    const { igPageId } = await connect('instagram')
    await connect()
    const path = paths.metaPage(agentId)
    const claimOf = async (account: string) =>
      (await readDocument('na', paths.channelClaim('instagram', account), channelClaimSchema))?.data.agentId
    // As it was connected before the page got its present account.
    const before = `${igPageId}9`
    await new Writes(region).update(path, { igPageId: before }).commit()
    await new Writes('na')
      .delete(paths.channelClaim('instagram', igPageId))
      .create(paths.channelClaim('instagram', before), { region, workspaceId: '', agentId })
      .commit()
    await expect(connect('messenger', { but: 'instagram_manage_messages' })).rejects.toMatchObject({
      refusal: { key: 'metaNotAllowed' },
    })
    expect(await record()).toMatchObject({ hasInstagram: true, igPageId: before })
    await connect()
    expect(await record()).toMatchObject({ hasMessenger: true, hasInstagram: true, igPageId })
    expect([await claimOf(igPageId), await claimOf(before)]).toEqual([agentId, undefined])
  })

  it('releases the present Instagram account when it was disconnected while it was being connected', async () => {
    const { connect, record, ports, agentId } = await worldIn(region)
    const { igPageId } = await connect('instagram')
    await connect()
    const path = paths.metaPage(agentId)
    await new Writes(region).update(path, { igPageId: `${igPageId}9` }).commit()
    const claim = paths.channelClaim('instagram', igPageId)
    await new Writes('na').delete(claim).commit()
    const pages = ports.meta?.pages
    if (!pages) throw new Error('No Meta')
    const readSubscription = pages.readSubscription.bind(pages)
    pages.readSubscription = async (...requested) => {
      await new Writes(region).delete(path).commit()
      return readSubscription(...requested)
    }
    await expect(connect()).rejects.toMatchObject({ code: 'unavailable' })
    expect(await record()).toBeUndefined()
    expect(await readDocument('na', claim, channelClaimSchema)).toBeUndefined()
  })

  it('stops on Instagram when its account belongs to another agent by then', async () => {
    const { connect, record, agentId } = await worldIn(region)
    const { igPageId } = await connect('instagram')
    await connect()
    await new Writes(region).update(paths.metaPage(agentId), { igPageId: `${igPageId}9` }).commit()
    const claim = paths.channelClaim('instagram', igPageId)
    await new Writes('na').update(claim, { agentId: 'another' }).commit()
    await connect()
    expect(await record()).toMatchObject({ hasMessenger: true, hasInstagram: false })
    expect((await readDocument('na', claim, channelClaimSchema))?.data.agentId).toBe('another')
  })

  it('is deleted with its agent', async () => {
    const { connect, record, ports, agentId } = await worldIn(region)
    const { pageId } = await connect()
    await deleteMetaPage(ports, { region, agentId }, { unreached: 'forget' })
    await deleteMetaPage(ports, { region, agentId }, { unreached: 'forget' })
    expect(await record()).toBeUndefined()
    expect(
      await readDocument('na', paths.channelClaim('messenger', pageId), channelClaimSchema),
    ).toBeUndefined()
  })
})
