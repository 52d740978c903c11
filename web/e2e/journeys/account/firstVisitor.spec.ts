import { unitsPerCredit } from '@parley/functions/shared/billing/credits'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { freshEmail, type Region } from '../../support/accounts.ts'
import { addFile, sendToDebugger, createAgent, handbook, publish } from '../../support/agents.ts'
import { demoOrigin, openBrowser, sandboxOrigin, webOrigin } from '../../support/browser.ts'
import { changeAgent, readCharges, readSettled } from '../../support/books.ts'
import { serveHtml } from '../../support/serveHtml.ts'
import { signUpByForm } from '../../support/signUpForm.ts'
import { openVisit } from '../../support/openVisit.ts'
import { widgetOn } from '../../support/widget.ts'

const browser = openBrowser()
const question = 'How long is the guarantee on the hull of a kayak?'
const fact = /seven years/

/** One process serves one region, the functions emulator the other. */
const regions: Region[] = process.env['PARLEY_ON_FUNCTIONS_EMULATOR'] ? ['eu'] : ['na']

describe.each(regions)('a newcomer in %s', (region) => {
  it('creates an agent from a PDF, tests it, publishes it, sees a visitor talk to it, and is emailed about one', async () => {
    const owner = await (await browser.person()).newPage()
    // The front page is complete before any script.
    expect(await (await fetch(`${webOrigin}/`)).text()).toContain(
      '<h1>Agents whose answers you can trace</h1>',
    )
    const email = freshEmail()
    await signUpByForm(owner, region, email, 'a-long-password')

    // The new agent knows nothing yet; then it reads the handbook and answers with its passage.
    const agentId = await createAgent(owner, 'Tarn Boat House')
    await addFile(owner, handbook, 'handbook')
    const { chat, widget } = await sendToDebugger(owner, question)
    await widget.getByText(fact).first().waitFor()
    await chat.locator('summary:visible').last().click()
    await chat
      .getByRole('list', { name: 'Sources' })
      .getByText(/handbook.*page 2/i)
      .first()
      .waitFor()

    await changeAgent(region, agentId, { 'widgetOptions.canHandOff': true })
    await publish(owner)
    await owner.getByText("You've just published your agent, it's now time to deploy").waitFor()
    await owner.getByRole('button', { name: 'Add widget to website' }).click()
    const snippet = await owner.getByRole('dialog').locator('code, pre').first().innerText()
    expect(snippet).toContain(`/widget/${region}-${agentId}.js"`)
    await owner.keyboard.press('Escape')
    await owner.getByRole('link', { name: 'Conversations' }).click()
    const inbox = owner.getByRole('region', { name: 'Conversations' })
    await inbox.waitFor()

    // A visitor of the demo site, and one of a page that the newcomer wrote by hand.
    const before = await readSettled(region, agentId)
    const visitor = await (await browser.person()).newPage()
    await visitor.goto(`${demoOrigin}/?agent=${agentId}&region=${region}`)
    const onDemo = widgetOn(visitor)
    await onDemo.open()
    await onDemo.ask(question)
    await onDemo.sees(fact)
    const own = await serveHtml(
      `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Mine</title><h1>My page</h1>${snippet}`,
    )
    const reader = await (await browser.person()).newPage()
    await reader.goto(own.url)
    const onOwn = widgetOn(reader)
    await onOwn.open()
    await onOwn.ask('What is the deposit for a rowing boat?')
    await onOwn.sees(/deposit is 50/)
    own.stop()

    // Both appear in the inbox without a reload, with their cost.
    await inbox.getByText(question).waitFor()
    await inbox.getByText('What is the deposit for a rowing boat?').click()
    const thread = owner.getByRole('log', { name: 'Messages' })
    await thread
      .getByText(/deposit is 50/)
      .first()
      .waitFor()
    await thread.getByRole('button', { name: 'Receipt' }).first().click()
    await thread.getByText('Credits', { exact: true }).waitFor()
    await owner.keyboard.press('Escape')

    // The credits decrease by exactly the sum of the charges.
    const after = await readSettled(region, agentId)
    const charges = await readCharges(region, agentId)
    expect(charges).toHaveLength(2)
    const spent = charges.reduce((sum, charge) => sum + charge.amount, 0)
    expect(after).toBe(before - spent)
    await owner.getByText(shown(after)).first().waitFor()

    // A trigger of the database and a task email the owner, once, that a visitor waits for a person.
    const waiting = await openVisit(region, agentId)
    await waiting.say('sandbox:say I can ask somebody.')
    await waiting.askForPerson()
    await expect.poll(() => noticesTo(email)).toEqual(['A visitor needs a person'])
  })
})

const mailsSchema = z.array(z.object({ to: z.array(z.string()), subject: z.string() }))

/** Returns the subjects of the emails about visitors that an owner got. */
async function noticesTo(email: string): Promise<string[]> {
  const mails = mailsSchema.parse(await (await fetch(`${sandboxOrigin}/inbox.json`)).json())
  const subjects = mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject)
  return subjects.filter((subject) => subject.includes('visitor'))
}

/** Formats units as the dashboard does: whole credits. */
function shown(units: number): string {
  return Math.floor(units / unitsPerCredit).toLocaleString('en')
}
