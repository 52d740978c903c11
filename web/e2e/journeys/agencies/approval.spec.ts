import { describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { agentWith } from '../../support/agentWith.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { clientWith } from '../../support/clientWith.ts'
import {
  answerComment,
  approve,
  commentOnAnswer,
  commentOnChange,
  publishApproved,
  requestAgain,
  requestApproval,
  requestChanges,
  requireApproval,
  seeInActivityLog,
  signInAsClient,
} from './approvalSteps.ts'

const browser = openBrowser()

describe('a client who is asked for approval', () => {
  it('sees the changes, requests others, approves, and is named by the version', async () => {
    const agent = await agentWith('eu')
    const client = await clientWith(agent, {
      pages: ['/settings'],
      organisation: { dashboardLayout: 'horizontal' },
    })
    const agentPage = `${webOrigin}/app/eu/agents/${agent.agentId}`
    const ownersPage = await (await browser.person()).newPage()
    await signIn(ownersPage, agent.email, agent.password)
    await ownersPage.waitForURL('**/app/eu/**')
    await requireApproval(ownersPage, client.orgId)
    await requestApproval(ownersPage, agentPage)

    const clientsPage = await (await browser.person()).newPage()
    await signInAsClient(clientsPage, client)
    await commentOnChange(clientsPage)
    await commentOnAnswer(clientsPage)
    await requestChanges(clientsPage)

    await answerComment(ownersPage, clientsPage)
    await requestAgain(ownersPage)
    await approve(clientsPage, client)

    await publishApproved(ownersPage, agentPage, client)
    await seeInActivityLog(ownersPage, client.orgId)
    // The browser's errors about refused requests.
    expect(browser.errors.splice(0).filter((error) => !/\b40[01]\b/.test(error))).toEqual([])
  })
})
