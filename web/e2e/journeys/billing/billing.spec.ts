import { describe, expect, it } from 'vitest'
import { freshEmail, signUp } from '../../support/accounts.ts'
import { openBrowser } from '../../support/browser.ts'
import { isExtended } from '../../support/extended.ts'
import {
  addSeat,
  cancelPlan,
  continueToPayment,
  openUpgradeByUrl,
  orderPlan,
  payPlan,
  previewYear,
  resumePlan,
  saveRecharge,
  seeCreditLog,
  seeFreePlan,
  seeInvoice,
  seePaidPlan,
  topUp,
  type Payer,
} from './billingSteps.ts'

const browser = openBrowser()

const payers = [
  // The first card's bank asks once, when it is added; the second card's bank asks every time.
  {
    region: 'na',
    country: 'US',
    card: '4000002500003155',
    asksAlways: false,
    month: '$40.00',
    more: '$50.00',
    charged: '$5.00',
    price: '$20',
    after: '$20.00',
  },
  {
    region: 'eu',
    country: 'AT',
    card: '4000002760003184',
    asksAlways: true,
    month: '€53.34',
    more: '€66.04',
    charged: '€6.35',
    price: '€22',
    after: '$20.68',
  },
] as const satisfies readonly Payer[]

describe.each(isExtended ? payers : payers.slice(1))('the owner of a workspace in $region', (payer) => {
  it('upgrades, tops up, changes add-ons, cancels and resumes', async () => {
    const page = await (await browser.person()).newPage()
    await signUp(page, payer.region, freshEmail(), 'a-long-password')
    await seeFreePlan(page, payer.region)

    await openUpgradeByUrl(page, payer.region)
    await orderPlan(page, payer)
    expect(browser.errors.splice(0)).toEqual([expect.stringContaining('status of 400')])
    await continueToPayment(page, payer)
    await payPlan(page, payer)
    await seePaidPlan(page, payer)

    await topUp(page, payer)
    await saveRecharge(page)

    await addSeat(page, payer)
    await previewYear(page, payer)
    await cancelPlan(page)
    await resumePlan(page)

    await seeCreditLog(page)
    await seeInvoice(page, payer)
  })
})
