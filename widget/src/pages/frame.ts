import { addWidget, findAgent, showMissing } from './findAgent.ts'

/** The page for a frame: only the panel. */
const agent = await findAgent()
if (agent) {
  const lang = new URLSearchParams(location.search).get('lang')
  document.title = agent.config.title
  await addWidget(agent, { placement: 'embedded', target: '#chat', ...(lang && { lang }) })
} else showMissing()
