import { Prose } from '../parts/Prose.tsx'

const entries = [
  {
    date: 'November 2026',
    changes: [
      'Flows: steps, conditions and fields, as text or on a canvas, with a test chat that follows.',
      'Functions call APIs and MCP servers, and ask the visitor before they change something.',
      'Messenger, Instagram, WhatsApp, Telegram and Discord in one inbox.',
      'Agencies: domains, brand, email, clients, approvals and transfers of credits.',
      'Voice calls in the browser.',
      'Agents move in from Voiceflow, Typebot, Dify and Convocore, with their questions as tests.',
      'Websites are read as a source of knowledge, and read again when they change.',
    ],
  },
]

/** Lists what has changed in the product, the newest first. */
export function ChangelogPage() {
  return (
    <Prose title="Changelog">
      {entries.map(({ date, changes }) => (
        <section key={date}>
          <h2>{date}</h2>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </section>
      ))}
    </Prose>
  )
}
