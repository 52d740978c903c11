import { Closing } from '../parts/Closing.tsx'
import { Hero } from '../parts/Hero.tsx'
import { useWords } from '../words.ts'

/** Lists what an agent can be connected to. */
export function IntegrationsPage() {
  const t = useWords('integrations')
  return (
    <>
      <Hero title={t('title')} lead={t('lead')} />
      {useGroups().map(({ title, entries }) => (
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
      <Closing title={t('closing')} text={t('closingText')} />
    </>
  )
}

function useGroups(): { title: string; entries: [name: string, text: string][] }[] {
  const t = useWords('integrations')
  return [
    {
      title: t('channels'),
      entries: [
        [t('website'), t('websiteText')],
        ['WhatsApp', t('whatsapp')],
        ['Messenger', t('messenger')],
        ['Instagram', t('instagram')],
        ['Telegram', t('telegram')],
        ['Discord', t('discord')],
      ],
    },
    {
      title: t('models'),
      entries: [
        ['OpenAI', t('eitherKey')],
        ['Anthropic', t('eitherKey')],
        ['Google', t('eitherKey')],
        [t('otherModels'), t('otherModelsText')],
      ],
    },
    {
      title: t('systems'),
      entries: [
        [t('http'), t('httpText')],
        [t('mcp'), t('mcpText')],
        [t('calendar'), t('calendarText')],
        [t('events'), t('eventsText')],
      ],
    },
    {
      title: t('agencies'),
      entries: [
        [t('domain'), t('domainText')],
        [t('email'), t('emailText')],
        [t('tabs'), t('tabsText')],
      ],
    },
  ]
}
