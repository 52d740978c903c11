import { describe, expect, it } from 'vitest'
import { freshEmail, signIn, signUp } from '../../support/accounts.ts'
import { createAgent } from '../../support/agents.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import {
  addNodesInWords,
  changeDifferentNodes,
  changeSameText,
  connectOnCanvas,
  copyByKeyboard,
  expectKeptByReload,
  groupByKeyboard,
  startFlow,
  undoDeletion,
  undoTyping,
} from './flowSteps.ts'

const browser = openBrowser()
const password = 'a-long-password'

describe('a flow in the editor', () => {
  it('is created in both views, by keyboard and mouse, and by two editors at the same time', async () => {
    const page = await (await browser.person()).newPage()
    const email = freshEmail()
    await signUp(page, 'eu', email, password)
    const agentId = await createAgent(page, 'Tarn Boat House')
    const nodes = `${webOrigin}/app/eu/agents/${agentId}/nodes`

    await startFlow(page, nodes)
    await addNodesInWords(page)
    await undoTyping(page)
    await connectOnCanvas(page)
    await copyByKeyboard(page)
    await groupByKeyboard(page)
    await expectKeptByReload(page)

    const second = await (await browser.person()).newPage()
    await signIn(second, email, password)
    await changeDifferentNodes(page, second, nodes)
    await changeSameText(page, second)
    await undoDeletion(page)
    const others = browser.errors.splice(0).filter((error) => !error.includes('INTERNET_DISCONNECTED'))
    expect(others).toEqual([])
  })
})
