import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlanShop } from '#test/agency/makePlanShop.ts'
import { openSelling } from '#test/agency/shop.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { makeMember, setSeats } from '#test/workspaces/members.ts'
import { removeMember } from '../../../workspaces/members/removeMember.ts'
import { findSeller } from '../sellerDocuments.ts'
import { storePlans } from './savePlans.ts'

let selling: Awaited<ReturnType<typeof openSelling>>
beforeAll(async () => {
  await clearDatabases()
  selling = await openSelling()
})
afterAll(() => selling.close())

describe.each(oneRegion)('a member who is removed while the account is asked in %s', (region) => {
  it('stores no plans (H-124)', async () => {
    const shop = await makePlanShop(selling, region)
    const { workspaceId } = shop
    await setSeats(shop, 4)
    const mel = await makeMember(shop)
    const seller = (await findSeller({ region, workspaceId }))?.data
    if (!seller) throw new Error('There is no seller')
    await removeMember(makePorts(), shop.caller, { region, workspaceId, uid: mel.uid })
    await expect(storePlans(mel, region, seller, [])).rejects.toMatchObject({ code: 'permission-denied' })
    expect((await findSeller({ region, workspaceId }))?.data.plans).toHaveLength(2)
  })
})
