/**
 * Every screen of the product in the demo world: a name and where it is. `agent` is the address of an agent
 * of the demo account, `app` that of its region. `open` does what a person does to see it.
 */
export const publicScreens = [
  { name: 'sign-in', path: '/login' },
  { name: 'sign-up', path: '/signup' },
  { name: 'forgotten-password', path: '/forgot-password' },
  { name: 'broken-link', path: '/reset-password' },
  { name: 'not-found', path: '/404' },
]

const press = (name) => (page) => page.getByRole('button', { name }).first().click()

export const dashboardScreens = [
  { name: 'agents', path: '{app}/agents' },
  { name: 'new-agent', path: '{app}/agents', open: press('New Agent') },
  { name: 'overview', path: '{agent}/overview' },
  { name: 'overview-test-chat', path: '{agent}/overview?showDebugger=true' },
  { name: 'prompt', path: '{agent}/nodes' },
  { name: 'knowledge', path: '{agent}/kb' },
  { name: 'conversations', path: '{agent}/convos' },
  { name: 'conversation', path: '{agent}/convos', open: openFirstConversation },
  { name: 'leads', path: '{agent}/leads' },
  { name: 'tests', path: '{agent}/tests' },
  ...['ui', 'language', 'security', 'handoff', 'analytics', 'advanced', 'integrations'].map((tab) => ({
    name: `settings-${tab}`,
    path: `{agent}/settings?tab=${tab}`,
  })),
  { name: 'billing', path: '{app}/billing' },
  ...['upgrade', 'topup', 'modify', 'payment'].map((dialog) => ({
    name: `billing-${dialog}`,
    path: `{app}/billing?dialog=${dialog}`,
  })),
  { name: 'usage', path: '{app}/usage' },
  { name: 'workspace', path: '{app}/workspace' },
  { name: 'workspace-menu', path: '{app}/agents', open: openWorkspaceMenu },
  { name: 'command-menu', path: '{app}/agents', open: (page) => page.keyboard.press('Control+k') },
  { name: 'shortcuts', path: '{app}/agents', open: (page) => page.keyboard.press('?') },
]

async function openFirstConversation(page) {
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click()
}

/** On a phone the navigation is behind a button. */
async function openWorkspaceMenu(page) {
  const navigation = page.getByRole('button', { name: 'Open navigation' })
  if (await navigation.isVisible()) await navigation.click()
  await press(/^Workspace/)(page)
}
