import { Skeleton } from '@mantine/core'
import { activityNames } from '@parley/functions/shared/chat/activity'
import type { Region } from '@parley/functions/shared/regions/regions'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { formatCount } from '../../../lib/formats/formats.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import home from '../../agentHome/AgentHome.module.css'
import { t as agentTexts } from '../../agentHome/texts.ts'
import { maxCounted, readFigures } from './readFigures.ts'

/** Fourteen days of an agent in four figures. */
export function Figures({ region, agentId }: { region: Region; agentId: string }) {
  const figures = useRead(['figures', region, agentId], () => readFigures(region, agentId))
  if (figures.status === 'error')
    return <InlineFailure text={agentTexts('figuresNotLoaded')} retry={figures.retry} />
  if (figures.status === 'loading') return <Skeleton height={96} radius="lg" aria-busy="true" />
  return (
    <section className={home.days} aria-labelledby="last-days">
      <h2 id="last-days">{agentTexts('twoWeeks')}</h2>
      <dl>
        {activityNames.map((name) => (
          <div key={name}>
            <dt>{agentTexts(`figure_${name}`)}</dt>
            <dd>
              <b>
                {formatCount(figures.data[name])}
                {figures.data[name] >= maxCounted && '+'}
              </b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
