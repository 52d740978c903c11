import { Closing } from '../parts/Closing.tsx'
import { Hero } from '../parts/Hero.tsx'

const groups = [
  {
    title: 'Channels',
    entries: [
      [
        'Website',
        'One line of HTML: as a launcher, in the page, or as a full page. Works with every system that allows a script, such as WordPress, Shopify, Webflow and Wix.',
      ],
      ['WhatsApp', 'Numbers of your business account, templates, voice notes.'],
      ['Messenger', 'Pages that you manage, with replies of your team in Meta’s own app.'],
      ['Instagram', 'Messages to your professional account.'],
      ['Telegram', 'A bot of your own, by its token.'],
      ['Discord', 'A bot for the channels of your server.'],
    ],
  },
  {
    title: 'Models',
    entries: [
      ['OpenAI', 'With our key or with yours.'],
      ['Anthropic', 'With our key or with yours.'],
      ['Google', 'With our key or with yours.'],
      ['Others', 'Any server that understands OpenAI’s chat completions.'],
    ],
  },
  {
    title: 'Your systems',
    entries: [
      [
        'HTTP functions',
        'Call any API: typed parameters, encrypted credentials, a test that shows the real request. A cURL command can be pasted.',
      ],
      [
        'MCP servers',
        'Use the tools of servers over HTTP. A changed definition is not used before you have seen it.',
      ],
      ['Calendar', 'Appointments with opening hours, time zones and invitations by email.'],
      ['Workspace events', 'Signed webhooks for new and deleted clients, and for requests for access.'],
    ],
  },
  {
    title: 'For agencies',
    entries: [
      ['Your domain', 'The dashboard and the widget at your own address, with its certificate.'],
      ['Your email', 'Emails to clients from your domain.'],
      ['Your pages', 'Tabs of your own inside the client’s dashboard.'],
    ],
  },
] as const

/** Lists what an agent can be connected to. */
export function IntegrationsPage() {
  return (
    <>
      <Hero
        title="Integration list"
        lead="Everything on this page works today. If something is missing, an HTTP function often closes the gap."
      />
      {groups.map(({ title, entries }) => (
        <section key={title} className="entries">
          <h2>{title}</h2>
          <dl>
            {entries.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Closing title="Connect the first one" text="Most take less than five minutes." />
    </>
  )
}
