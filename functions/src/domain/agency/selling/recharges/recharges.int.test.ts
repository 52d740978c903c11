import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeClient } from '#test/agency/agencies.ts'
import { makePorts } from '#test/factories.ts'
import { dayMs, hourMs, minuteMs } from '../../../../shared/durations.ts'
import { changeClients } from '../../clients/changeClients.ts'
import { makeShop, openSelling } from '#test/agency/shop.ts'
import { clearDatabases } from '#test/emulator.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { clientRechargeSettingsSchema } from '../../../../shared/agencies/seller.ts'
import { paths } from '../../../../shared/paths.ts'
import { walletSchema } from '../../../../shared/billing/wallet.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import { adjustWallet } from '../../../billing/credits/wallets.ts'
import { readClientBilling } from '../readClientBilling.ts'
import { readSeller, saveSellerPrice } from '../connectSeller.ts'
import { readClientRecharge, setClientRecharge } from './clientRecharge.ts'
import {
  rechargeLowOrganisations,
  rechargeOrganisation,
  reconcileClientRecharges,
} from './rechargeOrganisation.ts'

const unit = 10_000
let selling: Awaited<ReturnType<typeof openSelling>>
beforeAll(async () => {
  await clearDatabases()
  selling = await openSelling()
})
afterAll(() => selling.close())

type Shop = Awaited<ReturnType<typeof makeShop>>

/** Switches it on at the price that the client sees, or at another one. */
const switchOn = async (shop: Shop, changes: object = {}, priceSeen?: number) => {
  const { priceMicros } = await readClientBilling(selling.ports, shop.client.asClient, shop)
  return setClientRecharge(selling.ports, shop.client.asClient, {
    region: shop.region,
    orgId: shop.orgId,
    settings: clientRechargeSettingsSchema.parse({ isOn: true, ...changes }),
    priceMicros: priceSeen ?? priceMicros,
  })
}

const recharge = (shop: Shop) => rechargeOrganisation(selling.ports, shop.region, shop.orgId)
const stateOf = async (shop: Shop) => (await readClientRecharge(shop.region, shop.orgId))?.data

const walletOf = ({ region, orgId }: Shop) => ({ region, wallet: `org_${orgId}` })

async function creditsOf({ region, orgId }: Shop) {
  return ((await readDocument(region, paths.walletOfOrg(orgId), walletSchema))?.data.balance ?? 0) / unit
}

const paymentsOf = async ({ accountId }: Shop) =>
  (await selling.stripe(accountId).paymentIntents.list()).data.map(({ status, amount }) => ({
    status,
    amount,
  }))

describe.each(oneRegion)('the automatic recharge of an organisation in %s', (region) => {
  it('buys its amount once below its threshold, however often it is requested', async () => {
    const shop = await makeShop(selling, region)
    await expect(switchOn(shop)).rejects.toMatchObject({ refusal: { key: 'cardMissing' } })
    await shop.addCard()
    await switchOn(shop, { threshold: 600, amount: 10 })
    await Promise.all([recharge(shop), recharge(shop), recharge(shop)])
    expect(await creditsOf(shop)).toBe(2_500)
    expect(await paymentsOf(shop)).toEqual([{ status: 'succeeded', amount: 1_000 }])
    await recharge(shop)
    expect(await creditsOf(shop)).toBe(2_500)
    await adjustWallet(walletOf(shop), 'spent', -2_000 * unit, 'test', Date.now())
    await rechargeLowOrganisations(selling.ports, region)
    expect(await creditsOf(shop)).toBe(3_000)
  })

  it('finishes an attempt whose process has ended with one payment', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard()
    await switchOn(shop)
    selling.crashAt.point = 'after-pay'
    await expect(recharge(shop)).rejects.toThrow('after-pay')
    expect(await stateOf(shop)).toMatchObject({ state: 'charging', seq: 1 })
    selling.clock.now += 10 * minuteMs
    await reconcileClientRecharges(selling.ports, region)
    expect(await creditsOf(shop)).toBe(1_250)
    expect(await stateOf(shop)).toMatchObject({ state: 'idle', seq: 1, failures: 0 })
    expect(await paymentsOf(shop)).toHaveLength(1)
  })

  it('waits longer after each declined payment, pauses after the third, and starts again when the settings are saved', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard('4000000000000341')
    await switchOn(shop)
    for (const waitMs of [hourMs, 6 * hourMs]) {
      await recharge(shop)
      expect(await stateOf(shop)).toMatchObject({ state: 'idle', nextTryAt: selling.clock.now + waitMs })
      await recharge(shop)
      selling.clock.now += waitMs + 1
    }
    await recharge(shop)
    expect(await stateOf(shop)).toMatchObject({ state: 'paused', failures: 3 })
    expect(await paymentsOf(shop)).toHaveLength(3)
    expect(await readClientBilling(selling.ports, shop.client.asClient, shop)).toMatchObject({
      rechargePause: 'failures',
    })
    await shop.addCard()
    await switchOn(shop)
    await recharge(shop)
    expect(await creditsOf(shop)).toBe(1_250)
  })

  it('charges nothing at a higher price, below the threshold, or with a debt', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard()
    await switchOn(shop, { threshold: 1_300 })
    await recharge(shop)
    expect(await stateOf(shop)).toMatchObject({ state: 'paused', reason: 'threshold' })
    await switchOn(shop)
    await saveSellerPrice(selling.ports, shop.caller, { ...shop, extraMicros: 4_000 })
    await recharge(shop)
    expect(await stateOf(shop)).toMatchObject({ state: 'paused', reason: 'price' })
    await switchOn(shop)
    const owing = await readDocument(region, paths.walletOfOrg(shop.orgId), walletSchema)
    await new Writes(region).update(owing?.path ?? '', { debt: 10 }).commit()
    await recharge(shop)
    expect(await stateOf(shop)).toMatchObject({ state: 'idle' })
    expect(await paymentsOf(shop)).toEqual([])
  })

  it('counts for the agency until it is paused or switched off', async () => {
    const shop = await makeShop(selling, region)
    const recharging = async () => (await readSeller(selling.ports, shop.caller, shop)).recharging
    await shop.addCard()
    expect(await recharging()).toBe(0)
    await switchOn(shop)
    expect(await recharging()).toBe(1)
    const raised = await saveSellerPrice(selling.ports, shop.caller, { ...shop, extraMicros: 4_000 })
    expect(raised.recharging).toBe(1)
    await recharge(shop)
    expect(await recharging()).toBe(0)
    await switchOn(shop)
    expect(await recharging()).toBe(1)
    await switchOn(shop, { isOn: false })
    expect(await recharging()).toBe(0)
  })

  it('is switched on at the price that the client was shown only (H-164)', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard()
    await saveSellerPrice(selling.ports, shop.caller, { ...shop, extraMicros: 9_000 })
    await expect(switchOn(shop, {}, 4_000)).rejects.toMatchObject({ refusal: { key: 'priceHasChanged' } })
    expect(await stateOf(shop)).toBeUndefined()
    await switchOn(shop, { isOn: false }, 4_000)
    await switchOn(shop, {}, 10_000)
    expect(await stateOf(shop)).toMatchObject({ isOn: true, priceMicros: 10_000 })
  })

  it('charges no card once no administrator is left who could switch it off (H-165)', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard()
    await switchOn(shop)
    const { caller, client } = shop
    await makeClient(shop)
    const set = (isOrgAdmin: boolean) =>
      changeClients(makePorts(), caller, {
        region,
        clientIds: [client.clientId],
        change: { rights: { isOrgAdmin } },
      })
    await set(false)
    await recharge(shop)
    expect(await paymentsOf(shop)).toEqual([])
    expect(await stateOf(shop)).toMatchObject({ state: 'idle', failures: 0 })
    await set(true)
    selling.clock.now += hourMs + 1
    await recharge(shop)
    expect(await paymentsOf(shop)).toHaveLength(1)
  })

  it('charges no card while clients cannot sign in at the agency, or their agents are paused (H-165)', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard()
    await switchOn(shop)
    const setHost = (isVerified: boolean) =>
      new Writes(region).update(paths.agency(shop.agencyId), { isVerifiedSubDomain: isVerified }).commit()
    const setPaused = (isPaused: boolean) =>
      new Writes(region).update(paths.walletOfOrg(shop.orgId), { isPaused }).commit()
    await setHost(false)
    await recharge(shop)
    await setHost(true)
    await setPaused(true)
    selling.clock.now += hourMs + 1
    await recharge(shop)
    expect(await paymentsOf(shop)).toEqual([])
    await setPaused(false)
    await recharge(shop)
    expect(await paymentsOf(shop)).toHaveLength(1)
  })

  it('charges at most four times a day', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard()
    await switchOn(shop)
    for (let round = 0; round < 6; round++) {
      await recharge(shop)
      const credits = await creditsOf(shop)
      await adjustWallet(walletOf(shop), `spent${round}`, -credits * unit, 'test', Date.now())
    }
    expect(await paymentsOf(shop)).toHaveLength(4)
  })

  it('keeps the sale of an attempt although price and amount have changed since', async () => {
    const shop = await makeShop(selling, region)
    await shop.addCard()
    await switchOn(shop)
    selling.crashAt.point = 'after-pay'
    await expect(recharge(shop)).rejects.toThrow('after-pay')
    await saveSellerPrice(selling.ports, shop.caller, { ...shop, extraMicros: 4_000 })
    await switchOn(shop, { amount: 50 })
    selling.clock.now += 10 * minuteMs
    await reconcileClientRecharges(selling.ports, region)
    expect(await creditsOf(shop)).toBe(1_250)
    expect(await paymentsOf(shop)).toHaveLength(1)
  })

  it('waits while the agency has too little credit, without blaming the card, and notifies its owner', async () => {
    const shop = await makeShop(selling, region, 1_000)
    await shop.addCard()
    await switchOn(shop, { amount: 100 })
    await recharge(shop)
    expect(await paymentsOf(shop)).toEqual([])
    for (let tries = 0; tries < 6; tries++) {
      selling.clock.now += hourMs + 1
      await recharge(shop)
    }
    expect(await stateOf(shop)).toMatchObject({ state: 'idle', failures: 0, countOfDay: 0 })
    expect(selling.sent).toContainEqual(
      expect.objectContaining({ workspaceId: shop.workspaceId, notice: 'saleRefused' }),
    )
  })

  it('emails its administrators in their language why it has stopped, once for each stop', async () => {
    const shop = await makeShop(selling, region)
    const ports = makePorts({ now: () => selling.clock.now })
    // A client who may not pay gets no email.
    await makeClient(shop)
    const { clientId, email } = shop.client
    await new Writes(region).update(paths.client(clientId), { preferredLanguage: 'fr' }).commit()
    const mails = async () => {
      await ports.tasks.runDue(selling.clock.now)
      await ports.tasks.runDue(selling.clock.now)
      return ports.sent.map(({ to, subject, text }) => ({ to, subject, text: text.replaceAll(/\s/g, ' ') }))
    }
    await shop.addCard('4000000000000341')
    await switchOn(shop)
    for (const waitMs of [hourMs, 6 * hourMs, 0]) {
      expect(await mails()).toEqual([])
      await recharge(shop)
      selling.clock.now += waitMs + 1
    }
    await recharge(shop)
    const subject = 'La recharge automatique est suspendue'
    const declined = await mails()
    expect(declined).toMatchObject([{ to: email, subject }])
    expect(declined[0]?.text).toContain('est suspendue après trois paiements refusés.')
    expect(declined[0]?.text).toContain('Motif: Votre carte a été refusée.')
    expect(declined[0]?.text).toContain(`/app/${region}?billing`)
    expect(await readClientBilling(selling.ports, shop.client.asClient, shop)).toMatchObject({
      rechargePause: 'failures',
      rechargeFailure: 'cardDeclined',
    })
    await shop.addCard()
    await switchOn(shop)
    await saveSellerPrice(selling.ports, shop.caller, { ...shop, extraMicros: 4_000 })
    await recharge(shop)
    const raised = await mails()
    expect(raised.map((mail) => mail.subject)).toEqual([subject, subject])
    expect(raised[1]?.text).toContain('a augmenté le prix des crédits')
    expect(raised[1]?.text).toContain('Prix de 1 000 crédits: 5,00 USD')
    expect(raised[1]?.text).not.toContain('Motif')
    // A stop that is over by then is not reported. The attempts of this day are used up.
    selling.clock.now += dayMs
    await switchOn(shop, { threshold: 1_300 })
    await recharge(shop)
    expect(await stateOf(shop)).toMatchObject({ state: 'paused', reason: 'threshold' })
    await switchOn(shop)
    expect(await mails()).toHaveLength(2)
  })
})
