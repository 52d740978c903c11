import { urlOf } from '../launcher/ports.mjs'
import { deleteNodes, openNode, showCanvas, showMap, showNodes } from './nodes.mjs'
import { cutPicture, openShortcuts, openWorkspaceMenu } from './workspace.mjs'
import { channelScreens } from './channelScreens.mjs'
import { toolScreens } from './toolScreens.mjs'
import { addKnowledge, choose, openFirstConversation, press, pressLast, steps } from './actions.mjs'
import { openExport, openFile, showExport, showTemplate } from './templates.mjs'

/**
 * The screens of the product in the demo world, for pictures and for the journeys over all screens: a name
 * and a path.
 * `{agent}` is the path of an agent of the demo account with much content, `{fresh}` of one with little,
 * `{app}` that of their region.
 * `open` does what a person does to see the screen. It gets the page, and `say`, which returns what an
 * English text is called in the page's language (readWords.mjs).
 */
export const publicScreens = [
  { name: 'front', path: '/' },
  { name: 'front-own-site', path: '/', open: showOwnSite },
  { name: 'sign-in', path: '/login' },
  { name: 'sign-up', path: '/signup' },
  { name: 'forgotten-password', path: '/forgot-password' },
  { name: 'broken-link', path: '/reset-password' },
  { name: 'confirm-address', path: '/verify-email?code=picture' },
  { name: 'broken-invite', path: '/no-auth/workspaces/picture/invite' },
  { name: 'meta-callback', path: '/meta/callback?error=access_denied' },
  { name: 'meta-deletion', path: '/meta/deletion?confirmation=picture' },
  { name: 'lost', path: '/nowhere' },
  // After this, the new account stays signed in.
  { name: 'check-inbox', path: '/signup', open: signUp },
]

const conversation = '{agent}/convos?tag=custom+order'
const answer = '{agent}/convos?show=open'
/** The placement of the agent comes last, so that no change remains unsaved. */
const placements = ['bottom-left', 'popup', 'modal', 'full-width', 'embedded', 'bottom-right']

async function openOrganization(page) {
  await page.getByRole('link', { name: 'Northgate Homes' }).last().click()
  await page.getByRole('heading', { level: 1, name: 'Northgate Homes' }).waitFor()
}

export const dashboardScreens = [
  { name: 'welcome', path: '/welcome' },
  { name: 'home', path: '{app}/home' },
  { name: 'onboarding', path: '{app}/onboarding' },
  { name: 'agents', path: '{app}/agents' },
  { name: 'agent-card-menu', path: '{app}/agents', open: press('Actions for {agent}') },
  { name: 'new-agent', path: '{app}/agents', open: press('New Agent') },
  { name: 'new-agent-file', path: '{app}/agents', open: openFile },
  { name: 'new-agent-preview', path: '{app}/agents', open: showTemplate },
  { name: 'new-agent-platform', path: '{app}/agents', open: openExport },
  { name: 'new-agent-moving', path: '{app}/agents', open: showExport },
  { name: 'navigation', path: '{app}/agents', open: press('More: open navigation'), isPhoneOnly: true },
  { name: 'workspace-menu', path: '{app}/agents', open: openWorkspaceMenu },
  { name: 'own-name', path: '{app}/agents', open: steps(openWorkspaceMenu, choose('Your name')) },
  { name: 'new-workspace', path: '{app}/agents', open: steps(openWorkspaceMenu, choose('+ New Workspace')) },
  { name: 'command-menu', path: '{app}/agents', open: (page) => page.keyboard.press('Control+k') },
  { name: 'shortcuts', path: '{app}/agents', open: openShortcuts },
  { name: 'not-found', path: '{app}/nowhere' },

  { name: 'overview', path: '{agent}/overview' },
  { name: 'overview-test-chat', path: '{agent}/overview', open: openTestChat },
  { name: 'view-menu', path: '{agent}/overview', open: press('View'), isWideOnly: true },
  { name: 'switch-agent', path: '{agent}/overview', open: press('Agent {title}') },
  { name: 'agent-menu', path: '{agent}/overview', open: press('Agent actions') },
  {
    name: 'delete-agent',
    path: '{agent}/overview',
    open: steps(press('Agent actions'), choose('Delete agent')),
  },
  {
    name: 'duplicate-agent',
    path: '{agent}/overview',
    open: steps(press('Agent actions'), choose('Duplicate')),
  },
  { name: 'move-agent', path: '{agent}/overview?dialog=transfer' },
  { name: 'versions', path: '{agent}/versions' },
  {
    name: 'website-script',
    path: '{agent}/overview',
    open: steps(press('Agent actions'), choose('Website Script')),
  },
  { name: 'agent-search', path: '{agent}/overview', open: press('Search this agent') },
  { name: 'look', path: '{agent}/look' },
  { name: 'look-preview', path: '{agent}/look', open: openPreview, isPhoneOnly: true },
  { name: 'prompt', path: '{agent}/nodes' },
  {
    name: 'prompt-model',
    path: '{agent}/nodes',
    open: showField('Fallback model'),
  },
  { name: 'knowledge', path: '{agent}/kb' },
  { name: 'knowledge-text', path: '{agent}/kb', open: addKnowledge('Paste text') },
  { name: 'knowledge-menu', path: '{agent}/kb', open: press('More for {title}') },
  {
    name: 'knowledge-rename',
    path: '{agent}/kb',
    open: steps(press('More for {title}'), choose('Rename')),
  },
  { name: 'knowledge-source', path: '{agent}/kb', open: openFirstSource },
  { name: 'knowledge-site', path: '{agent}/kb', open: addKnowledge('Add website') },
  { name: 'retrieval', path: '{agent}/kb/test' },
  { name: 'retrieval-found', path: '{agent}/kb/test?q=How+long+is+the+guarantee%3F' },
  { name: 'retrieval-nothing', path: '{agent}/kb/test?q=Do+you+sell+motorbikes%3F&after=Hello' },
  { name: 'unanswered', path: '{agent}/kb/questions' },
  { name: 'approval', path: '{agent}/approval' },
  { name: 'knowledge-delete', path: '{agent}/kb', open: press('Delete {name}') },
  { name: 'tests', path: '{agent}/tests' },
  { name: 'tests-add', path: '{agent}/tests', open: press('Add test') },
  { name: 'tests-none', path: '{fresh}/tests' },

  { name: 'inbox', path: '{app}/inbox' },
  { name: 'inbox-agents', path: '{app}/inbox', open: press('Conversations of: {agent}') },
  { name: 'inbox-conversation', path: '{app}/inbox?show=handedOver', open: openFirstConversation },
  { name: 'inbox-receipt', path: '{app}/inbox', open: steps(openFirstConversation, pressLast('Receipt')) },
  { name: 'conversations', path: '{agent}/convos' },
  { name: 'conversations-no-fit', path: '{agent}/convos?tag=nothing' },
  { name: 'conversations-filter', path: '{agent}/convos', open: press('More filters') },
  { name: 'conversations-export', path: '{agent}/convos', open: press('Export conversations') },
  { name: 'conversation', path: answer, open: openFirstConversation },
  { name: 'conversation-wanted', path: '{agent}/convos?show=handedOver', open: openFirstConversation },
  { name: 'conversation-with-person', path: conversation, open: openFirstConversation },
  { name: 'conversation-resolved', path: '{agent}/convos?show=resolved', open: openFirstConversation },
  { name: 'conversation-menu', path: conversation, open: steps(openFirstConversation, press('More')) },
  {
    name: 'conversation-transcript',
    path: conversation,
    open: steps(openFirstConversation, press('More'), choose('Email transcript')),
  },
  {
    name: 'conversation-block',
    path: conversation,
    open: steps(openFirstConversation, press('More'), choose('Block visitor')),
  },
  { name: 'conversation-correct', path: answer, open: steps(openFirstConversation, pressLast('Correct')) },
  {
    name: 'conversation-save-test',
    path: answer,
    open: steps(openFirstConversation, pressLast('Save as test')),
  },
  { name: 'save-view', path: '{agent}/convos?unread=1', open: press('Save view') },

  { name: 'leads', path: '{agent}/leads' },
  { name: 'leads-selected', path: '{agent}/leads', open: selectRow },
  { name: 'leads-none', path: '{fresh}/leads' },
  ...[
    'core',
    'ui',
    'language',
    'security',
    'handoff',
    'analytics',
    'technical',
    'advanced',
    'integrations',
  ].map((tab) => ({
    name: `settings-${tab}`,
    path: `{agent}/settings?tab=${tab}`,
  })),
  ...placements.map((placement) => ({
    name: `preview-${placement}`,
    path: '{agent}/settings?tab=ui',
    open: choosePlacement(placement),
  })),
  { name: 'picture-crop', path: '{app}/workspace', open: cutPicture },
  { name: 'settings-form', path: '{agent}/settings?tab=ui&form=callback' },

  { name: 'sites', path: '{app}/automations' },
  ...toolScreens,
  ...channelScreens,

  { name: 'agency', path: '{app}/agency' },
  { name: 'agency-domains', path: '{app}/agency?activeTabIndex=1' },
  { name: 'agency-email', path: '{app}/agency?activeTabIndex=2' },
  { name: 'agency-theme', path: '{app}/agency?activeTabIndex=3' },
  { name: 'agency-tabs', path: '{app}/agency?activeTabIndex=4' },
  { name: 'agency-billing', path: '{app}/agency?activeTabIndex=5' },
  { name: 'agency-footer', path: '{app}/agency?activeTabIndex=6' },
  { name: 'organizations', path: '{app}/clients' },
  { name: 'organization', path: '{app}/clients', open: openOrganization },
  {
    name: 'client',
    path: '{app}/clients',
    open: async (page) => {
      await openOrganization(page)
      await page.getByRole('link', { name: 'Rosa Field' }).click()
      await page.getByRole('heading', { level: 1, name: 'Rosa Field' }).waitFor()
    },
  },
  { name: 'new-organization', path: '{app}/clients', open: press('New organization') },
  { name: 'clients', path: '{app}/clients?list=clients' },
  { name: 'profit', path: '{app}/profit' },

  { name: 'billing', path: '{app}/billing' },
  ...['upgrade', 'modify', 'payment'].map((dialog) => ({
    name: `billing-${dialog}`,
    path: `{app}/billing?dialog=${dialog}`,
  })),
  { name: 'usage', path: '{app}/usage' },
  { name: 'usage-table', path: '{app}/usage', open: press('Show as a table') },
  { name: 'workspace', path: '{app}/workspace' },
  { name: 'workspace-invite', path: '{app}/workspace?invite' },
  { name: 'workspace-open-invite', path: '{app}/workspace', open: press('Revoke the invite of {email}') },

  // These change what is visible on every screen after them.
  { name: 'tabs-aside', path: '{agent}/overview', open: showTabsAside, isWideOnly: true },
  { name: 'nodes', path: '{app}/agents', open: showNodes },
  { name: 'canvas', path: '{app}/agents', open: showCanvas },
  { name: 'canvas-map', path: '{app}/agents', open: steps(showCanvas, showMap), isPhoneOnly: true },
  { name: 'canvas-node', path: '{app}/agents', open: steps(showCanvas, openNode) },
  { name: 'nodes-none', path: '{app}/agents', open: deleteNodes },
  { name: 'unsaved', path: '{agent}/nodes', open: typePrompt },
  { name: 'unsaved-conversation', path: answer, open: openFirstConversation },
]

async function openFirstSource(page, say) {
  const sources = page.getByRole('table', { name: say('Knowledge sources') })
  await sources.getByRole('link').first().click()
  await page
    .getByRole('list', { name: say('Passages') })
    .getByRole('listitem')
    .first()
    .waitFor()
}

/** Selects a row; the first checkbox selects all rows. */
async function selectRow(page) {
  await page.getByRole('table').getByRole('checkbox').last().click()
}

async function showTabsAside(page, say) {
  await press('View')(page, say)
  const aside = page.getByRole('menuitem', { name: say('Tabs at the side') })
  const onTop = page.getByRole('menuitem', { name: say('Tabs on top') })
  await aside.or(onTop).waitFor()
  if (await aside.isVisible()) await aside.click()
  else await page.keyboard.press('Escape')
}

export async function typePrompt(page) {
  await page.getByRole('main').locator('textarea').first().press('Control+End')
  await page.keyboard.type(' Short answers.')
}

/** Reads the site of a shop of the sandbox on the front page. */
async function showOwnSite(page, say) {
  await page.getByLabel(say('Your website')).fill(urlOf('sandbox').replace('127.0.0.1', 'harbour.localhost'))
  await page.getByRole('button', { name: say('Preview my agent') }).click()
  const greeted = page.getByText(say('Here’s how your agent would greet visitors.'))
  await greeted.or(page.getByText(say('We couldn’t find a brand color, so we used ours.'))).waitFor()
}

/** Opens the test chat and waits for the greeting, which comes last and after a moment. */
async function openTestChat(page, say) {
  await page.getByRole('button', { name: say('Show Test') }).click()
  const chat = page.frameLocator('iframe')
  await chat.getByRole('listitem').first().waitFor()
  await chat.locator('.dots').waitFor({ state: 'detached' })
}

/** Completes the questions of a new account; each call creates one. */
export async function signUp(page, say) {
  await page.getByRole('radio').first().check({ force: true })
  await page.getByLabel(say('Your name')).fill('Wilhelmina')
  await page.getByLabel(say('Name of your workspace')).fill('Harbour & Pine')
  await page.getByLabel(say('Email')).fill(`wilhelmina.${Date.now()}@harbourandpine.example`)
  await page.getByLabel(say('Password'), { exact: true }).fill('harbour-and-pine')
  await page.getByRole('button', { name: say('Create account') }).click()
  await page.getByRole('heading', { name: say('Check your inbox') }).waitFor()
}

/** Shows the widget in another placement, without saving it. */
function choosePlacement(placement) {
  return async (page, say) => {
    await page.locator(`input[name="placement"][value="${placement}"]`).check({ force: true })
    await openPreview(page, say)
  }
}

/** Opens the preview, which is behind a button on a phone. */
async function openPreview(page, say) {
  const beside = page.getByRole('complementary', { name: say('Widget preview') })
  const button = page.getByRole('button', { name: say('Preview') })
  await beside.or(button).first().waitFor()
  if (await beside.isVisible()) await beside.scrollIntoViewIfNeeded()
  else await button.click()
}

function showField(label) {
  return async (page, say) => {
    const field = page.getByLabel(say(label))
    await field.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  }
}
