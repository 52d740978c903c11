import { ActionIcon, Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import styles from './OrderedChoice.module.css'
import { t } from '../texts.ts'

interface OrderedChoiceProps<Value extends string> {
  /** All options. */
  options: readonly Value[]
  /** The chosen options in their order. Values that are no option are kept but not shown. */
  value: readonly Value[]
  nameOf: (option: Value) => string
  /** Prevents that the last visible option is removed. */
  isOneKept?: boolean
  onChange: (value: Value[]) => void
}

/** Chooses several options and their order; the others are listed below. */
export function OrderedChoice<Value extends string>(props: OrderedChoiceProps<Value>) {
  const { options, value, nameOf, isOneKept = false, onChange } = props
  const shown = value.filter((option) => options.includes(option))
  const others = options.filter((option) => !value.includes(option))

  function toggle(option: Value) {
    onChange(value.includes(option) ? value.filter((one) => one !== option) : [...value, option])
  }

  function move(option: Value, by: -1 | 1) {
    const neighbour = shown[shown.indexOf(option) + by]
    if (neighbour === undefined) return
    onChange(value.map((one) => (one === option ? neighbour : one === neighbour ? option : one)))
  }

  return (
    <ul className={styles.list}>
      {[...shown, ...others].map((option) => {
        const name = nameOf(option)
        const isShown = value.includes(option)
        return (
          <li key={option}>
            <Checkbox
              label={name}
              checked={isShown}
              disabled={isOneKept && isShown && shown.length === 1}
              onChange={() => toggle(option)}
            />
            {isShown && (
              <>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={t('moveUp', { name })}
                  disabled={shown[0] === option}
                  onClick={() => move(option, -1)}
                >
                  <IconArrowUp size={16} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={t('moveDown', { name })}
                  disabled={shown.at(-1) === option}
                  onClick={() => move(option, 1)}
                >
                  <IconArrowDown size={16} />
                </ActionIcon>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
