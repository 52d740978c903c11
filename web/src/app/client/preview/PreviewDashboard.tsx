import { Badge, Button, Switch } from '@mantine/core'
import { IconChartBar, IconHome, IconInbox } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useMediaQuery } from '@mantine/hooks'
import { Face } from '../../../components/Face.tsx'
import { Page } from '../../../components/page/Page.tsx'
import type { CurrentAgency } from '../../../lib/brand/currentAgency.ts'
import { labelOf } from '../../navigationItems/nameOf.ts'
import { AgentSelect } from '../frame/AgentSelect.tsx'
import styles from '../Client.module.css'
import { ClientContext } from '../ClientContext.ts'
import { ClientFace } from '../frame/ClientFace.tsx'
import { AgencyMark } from '../frame/AgencyMark.tsx'
import { StatusSwitch } from '../frame/StatusSwitch.tsx'
import { TabRow, type ShownTab } from '../frame/TabRow.tsx'
import own from './PreviewDashboard.module.css'
import { sampleClient } from './sampleClient.ts'
import { t } from './texts.ts'

const online = { status: 'online', choose: () => {} } as const

/** A client's dashboard with sample conversations, made of the real one's components. */
export function PreviewDashboard({ agency }: { agency: CurrentAgency }) {
  const isWide = useMediaQuery('(min-width: 861px)', true, { getInitialValueInEffect: false })
  const client = useMemo(() => sampleClient(agency), [agency])
  const tabs: ShownTab[] = (
    [
      ['home', 'home', IconHome],
      ['convos', 'conversations', IconInbox],
      ['analytics', 'activity', IconChartBar],
    ] as const
  ).map(([path, name, Icon]) => ({
    key: path,
    to: `/app/na/agents/sample/${path}`,
    label: labelOf(name),
    icon: <Icon size={18} />,
    isOurs: true,
    count: 0,
  }))
  return (
    <ClientContext value={client}>
      <div className={styles.shell} data-layout={isWide ? 'vertical' : 'horizontal'}>
        {isWide ? (
          <div className={styles.side}>
            <AgencyMark />
            <AgentSelect agentId="sample" />
            <TabRow shown={tabs} isVertical />
            <span className={styles.spring} />
            <div className={styles.foot}>
              <StatusSwitch {...online} />
              <ClientFace size={30} />
            </div>
          </div>
        ) : (
          <div className={styles.bar}>
            <div className={styles.row}>
              <AgencyMark />
              <span className={styles.spring} />
              <StatusSwitch {...online} />
              <ClientFace size={30} />
            </div>
            <TabRow shown={tabs} isVertical={false} />
          </div>
        )}
        <main className={styles.main}>
          <Page title={labelOf('conversations')} actions={<Button>{t('takeOver')}</Button>}>
            <SampleRows />
            <Switch label={t('online')} defaultChecked />
          </Page>
        </main>
      </div>
    </ClientContext>
  )
}

const samples = ['one', 'two', 'three'] as const

function SampleRows() {
  return (
    <ul className={own.rows}>
      {samples.map((name, index) => (
        <li key={name}>
          <Face seed={`sample ${name}`} size={36} />
          <div>
            <b>{t(`visitor_${name}`)}</b>
            <p>{t(`question_${name}`)}</p>
          </div>
          {index === 0 && <Badge>{t('waits')}</Badge>}
        </li>
      ))}
    </ul>
  )
}
