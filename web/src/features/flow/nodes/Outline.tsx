import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react'
import { useContext } from 'react'
import { FindingsContext } from '../FlowContext.ts'
import { kindIcons } from '../kindIcons.ts'
import { t } from '../texts.ts'
import styles from './Outline.module.css'

/** Fewer nodes are in view at once. */
const minNodes = 3

/** Lists the nodes beside their fields, in the order of a conversation; a press goes to one. */
export function Outline({ onJump }: { onJump: (nodeId: string) => void }) {
  const { list, problems } = useContext(FindingsContext)
  if (list.length < minNodes) return null
  return (
    <nav className={styles.outline} aria-label={t('outline')}>
      <ol>
        {list.map(({ id, name, kind }) => {
          const Icon = kindIcons[kind]
          const levels = new Set(problems[id]?.map(({ level }) => level))
          return (
            <li key={id}>
              <button type="button" data-kind={kind} onClick={() => onJump(id)}>
                <Icon size={16} aria-hidden="true" />
                <span dir="auto">{name}</span>
                {levels.has('error') ? (
                  <IconAlertCircle size={16} aria-label={t('errorCount', { count: 1 })} />
                ) : levels.has('warning') ? (
                  <IconAlertTriangle
                    size={16}
                    className={styles.warning ?? ''}
                    aria-label={t('warningCount', { count: 1 })}
                  />
                ) : null}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
