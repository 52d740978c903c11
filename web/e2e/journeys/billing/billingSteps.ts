import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import type { Region } from '../../support/accounts.ts'
import { createAgent } from '../../support/agents.ts'
import { webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { answerBank, fillCard } from '../../support/payment.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

/** An owner with a card, and the amounts that they see. */
export interface Payer {
  region: Region
  country: string
  card: string
  /** Whether the card's bank asks at each payment, and not only when the card is added. */
  asksAlways: boolean
  /** The first month with two seats, and a month with three. */
  month: string
  more: string
  /** The amount of the smallest top-up. */
  charged: string
  /** The plan's price, and the credit after the top-up. */
  price: string
  after: string
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const planOf = (page: Page) => part(page, 'Current plan')
const modifyDialog = (page: Page) => page.getByRole('dialog', { name: 'Modify your plan' })

/** The free plan shows its limit before a member reaches it, and offers no top-up and no recharge. */
export async function seeFreePlan(page: Page, region: Region): Promise<void> {
  await createAgent(page, 'Front desk')
  await page.goto(`${webOrigin}/app/${region}/agents`)
  await page.getByText('1 of 2 agents').waitFor()
  await createAgent(page, 'Back office')
  await page.goto(`${webOrigin}/app/${region}/agents`)
  await page.getByText('2 of 2 agents').waitFor()
  await page.getByRole('link', { name: 'Upgrade for more' }).click()
  await page.getByRole('dialog', { name: 'Confirm subscription' }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL(`${webOrigin}/app/${region}/billing`)
  const plan = part(page, 'Current plan')
  await plan.getByRole('heading', { name: /Free/ }).waitFor()
  await plan.getByText('$5.00').waitFor()
  await expect.poll(() => plan.getByRole('button', { name: 'Top up', exact: true }).count()).toBe(0)
  await page.getByText('You are on the free plan. You cannot enable auto-recharge.').waitFor()
  await expect.poll(() => page.getByRole('switch', { name: 'Automatic recharge' }).count()).toBe(0)
  await part(page, 'Invoices')
    .getByText(/No invoices yet/)
    .waitFor()
  await expectAccessible(page, 'main')
}

/** Back closes a dialog, and its URL opens it. */
export async function openUpgradeByUrl(page: Page, region: Region): Promise<void> {
  await planOf(page).getByRole('button', { name: 'Upgrade', exact: true }).click()
  await page.getByRole('dialog', { name: 'Confirm subscription' }).waitFor()
  expect(new URL(page.url()).search).toBe('?dialog=upgrade')
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.goto(`${webOrigin}/app/${region}/billing?dialog=upgrade`)
}

/** The order shows its price, and refuses a missing and an unknown discount code. */
export async function orderPlan(page: Page, { country, month }: Payer): Promise<void> {
  const confirm = page.getByRole('dialog', { name: 'Confirm subscription' })
  await confirm.getByLabel('Country').selectOption(country)
  await confirm.getByRole('textbox', { name: 'Workspace seat' }).fill('2')
  await confirm.getByText(month).first().waitFor()
  await confirm.getByRole('button', { name: 'Apply' }).click()
  await confirm.getByText('Please enter a discount code').waitFor()
  await confirm.getByLabel('Discount code').fill('NOSUCHCODE')
  await confirm.getByRole('button', { name: 'Apply' }).click()
  await confirm.getByText('Invalid discount code').waitFor()
}

export async function continueToPayment(page: Page, { region }: Payer): Promise<void> {
  await expectAccessible(page, '[role=dialog]')
  await takePicture(page, `billing-confirm-${region}`)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}

/** The payment refuses an incomplete form, and waits for the bank that asks. */
export async function payPlan(page: Page, { region, country, card, asksAlways }: Payer): Promise<void> {
  const payment = page.getByRole('dialog', { name: 'Payment for the plan' })
  await payment.getByLabel('Card number').waitFor()
  await payment.getByText('Apple', { exact: true }).click()
  await payment.getByText('Apple Pay will open in a new window').waitFor()
  await payment.getByRole('button', { name: 'Continue' }).click()
  await payment.getByText('Apple Pay is not yet implemented').waitFor()
  await payment.getByText('Card', { exact: true }).click()
  await payment.getByRole('button', { name: 'Continue' }).click()
  await payment.getByText('Please complete all required address fields').waitFor()
  await fillCard(page, card, country)
  await takePicture(page, `billing-payment-${region}`)
  await payment.getByRole('button', { name: 'Continue' }).click()
  await answerBank(page)
  if (asksAlways) {
    await page.getByText('Confirming your payment').waitFor()
    await answerBank(page)
  }
}

export async function seePaidPlan(page: Page, { region, card, month, price }: Payer): Promise<void> {
  const plan = planOf(page)
  const created = page.getByRole('dialog', { name: 'Subscription Created' })
  await created.waitFor()
  await takePicture(page, `billing-created-${region}`)
  await created.getByRole('button', { name: 'Done' }).click()
  await created.waitFor({ state: 'detached' })
  await plan.getByRole('heading', { name: 'Pay as you go Active' }).waitFor()
  await plan.getByText(price).first().waitFor()
  await plan.getByText('$15.00').waitFor()
  await part(page, 'Payment method')
    .getByText(`ending in ${card.slice(-4)}`)
    .waitFor()
  await part(page, 'Invoices').getByText(month).waitFor()
  await part(page, 'Invoices').getByText('Paid').waitFor()
  await takePictures(page, `billing-paid-${region}`)
}

/** Below the minimum the form of a top-up cannot be sent. */
export async function topUp(page: Page, { region, asksAlways, charged, after }: Payer): Promise<void> {
  const plan = planOf(page)
  await plan.getByRole('button', { name: 'Top up', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to credit balance' })
  await dialog.getByLabel('Amount', { exact: true }).fill('4.99')
  await expect.poll(() => dialog.getByRole('button', { name: 'Confirm payment' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Amount', { exact: true }).fill('5')
  await dialog.getByText(charged).last().waitFor()
  await takePicture(page, `billing-topup-${region}`)
  await dialog.getByRole('button', { name: 'Confirm payment' }).click()
  if (asksAlways) {
    // Back does not leave a payment, and its dialog closes no other page.
    await page.getByRole('dialog', { name: '3D Secure' }).waitFor()
    await page.goBack()
    await answerBank(page)
  }
  await page.getByText('Successfully topped up balance').waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect(page.url()).toBe(`${webOrigin}/app/${region}/billing`)
  await plan.getByText(after).first().waitFor()
}

/** Automatic recharge stays a local change until it is saved. */
export async function saveRecharge(page: Page): Promise<void> {
  const recharge = part(page, 'Automatic recharge')
  await expect.poll(() => recharge.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
  await recharge.getByRole('switch', { name: 'Automatic recharge' }).check({ force: true })
  await recharge.getByRole('slider', { name: 'Add credit for' }).focus()
  await page.keyboard.press('ArrowRight')
  await recharge.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Autocharge settings saved!').waitFor()
  await page.reload()
  await expect
    .poll(() => recharge.getByRole('slider', { name: 'Add credit for' }).getAttribute('aria-valuenow'))
    .toBe('10')
}

/** Add-ons change with the next month. */
export async function addSeat(page: Page, { region, more }: Payer): Promise<void> {
  await planOf(page).getByRole('button', { name: 'Modify plan' }).click()
  const modify = modifyDialog(page)
  await modify.getByRole('textbox', { name: 'Workspace seat' }).fill('3')
  await modify.getByText('2 now, 3 from the next billing date').waitFor()
  await page.goBack()
  await page.getByRole('dialog', { name: 'Discard changes?' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Discard changes?' }).waitFor({ state: 'detached' })
  await expectAccessible(page, '[role=dialog]')
  await takePicture(page, `billing-modify-${region}`)
  await modify.getByRole('button', { name: 'Save changes' }).click()
  const changes = page.getByRole('dialog', { name: 'Save add-on changes?' })
  await changes.getByRole('radio', { name: /^Today: / }).waitFor()
  await changes.getByText(more, { exact: true }).waitFor()
  await changes.getByRole('button', { name: 'Confirm changes' }).click()
  await page.getByText('Addons updated successfully').waitFor()
  await changes.waitFor({ state: 'detached' })
  await modify.getByText('2 now, 3 from the next billing date').waitFor()
}

/** Another cycle shows its price before it is ordered. */
export async function previewYear(page: Page, { region }: Payer): Promise<void> {
  const modify = modifyDialog(page)
  await modify.getByText('Yearly', { exact: true }).click()
  await modify.getByRole('button', { name: 'Change plan' }).click()
  const change = page.getByRole('dialog', { name: 'Change your plan?' })
  await change.getByText('Due today').waitFor()
  await takePicture(page, `billing-change-${region}`)
  await change.getByRole('button', { name: 'Cancel' }).click()
  await change.waitFor({ state: 'detached' })
  await modify.getByText('Monthly', { exact: true }).click()
}

/** A cancellation needs a reason. */
export async function cancelPlan(page: Page): Promise<void> {
  await modifyDialog(page).getByRole('button', { name: 'Cancel subscription' }).click()
  const cancel = page.getByRole('dialog', { name: 'We will miss you' })
  await cancel.getByRole('button', { name: 'Cancel subscription' }).click()
  await cancel.getByText('Please choose a reason').waitFor()
  await cancel.getByRole('radio', { name: 'Other' }).check()
  await cancel.getByRole('button', { name: 'Cancel subscription' }).click()
  await cancel.getByText('Please tell us your reason').waitFor()
  await cancel.getByRole('radio', { name: 'Temporary need' }).check()
  await cancel.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByText('Subscription cancelled successfully').waitFor()
  await cancel.waitFor({ state: 'detached' })
  await page.getByText(/The workspace then moves to the free plan/).waitFor()
  await expect.poll(() => planOf(page).getByText('Next billing date').count()).toBe(0)
}

export async function resumePlan(page: Page): Promise<void> {
  const modify = modifyDialog(page)
  await modify.getByRole('button', { name: 'Reactivate Subscription' }).click()
  await page
    .getByRole('dialog', { name: 'Reactivate subscription?' })
    .getByRole('button', { name: 'Reactivate Subscription' })
    .click()
  await page.getByText('Subscription reactivated successfully').waitFor()
  await page.getByRole('dialog', { name: 'Reactivate subscription?' }).waitFor({ state: 'detached' })
  // A toast reports the change, with a button of the same name.
  await modify.getByRole('button', { name: 'Close', exact: true }).click()
  await planOf(page).getByText('Next billing date').waitFor()
  await expectAccessible(page, 'main')
}

/** The log contains every movement of the balance. */
export async function seeCreditLog(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Usage' }).click()
  await page.getByRole('heading', { name: 'Credit log' }).waitFor()
  const log = page.getByRole('table', { name: 'Credit log entries' })
  for (const message of ['Welcome credits', 'Plan credits', 'Top-up']) await log.getByText(message).waitFor()
  await expectAccessible(page, 'main')
}

/** An invoice links to the page of its payment. */
export async function seeInvoice(page: Page, { region, charged }: Payer): Promise<void> {
  await page.goBack()
  await part(page, 'Invoices').getByRole('link', { name: 'Top-up' }).click()
  await page.getByRole('heading', { name: 'Top-up' }).waitFor()
  await page.getByText(charged).waitFor()
  await page.getByText('Nothing yet.').waitFor()
  await expectAccessible(page, 'main')
  await takePicture(page, `billing-credit-${region}`)
}
