import { applyAgentTheme } from './applyAgentTheme.ts'
import { addWidget, findAgent, showMissing } from './findAgent.ts'

/** The page that introduces one agent, with its widget open beside it. */
const agent = await findAgent()
if (agent) {
  const { title, description, imageUrl, consent } = agent.config
  document.title = title
  applyAgentTheme(agent.config)
  const article = document.querySelector('article')
  const face = document.querySelector('.face')
  document.querySelector('h1')?.append(title)
  document.querySelector('.about')?.append(description)
  if (imageUrl) {
    const image = new Image()
    image.src = imageUrl
    face?.append(image)
  } else face?.append(Array.from(title)[0] ?? '')
  article?.removeAttribute('hidden')
  article?.querySelector('button')?.addEventListener('click', () => window.Parley?.open())
  await addWidget(agent, {})
  // On a phone the panel would cover the introduction. With a consent text, the visitor acts first.
  if (!consent && matchMedia('(min-width: 1000px)').matches) window.Parley?.open()
} else showMissing()
