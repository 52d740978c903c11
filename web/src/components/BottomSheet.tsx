import { useRef, type PointerEvent, type ReactNode } from 'react'
import styles from './BottomSheet.module.css'
import { SidePanel } from './SidePanel.tsx'

/** How far a finger pulls a sheet down until letting go of it closes it, in pixels. */
const closingPull = 80

interface BottomSheetProps {
  title: string
  /** The title is for those who listen, since what it holds says the same. */
  isTitleHidden?: boolean
  /** What it holds fills a height of its own: it is as high as the window lets it. */
  isTall?: boolean
  onClose: () => void
  children: ReactNode
}

/** What a phone shows over the lower part of its page; it is closed by its button, Escape or a pull down. */
export function BottomSheet({
  title,
  isTitleHidden = false,
  isTall = false,
  onClose,
  children,
}: BottomSheetProps) {
  const pulledFrom = useRef<number>(undefined)

  function pull({ currentTarget, clientY }: PointerEvent<HTMLElement>): number {
    const distance = Math.max(0, clientY - (pulledFrom.current ?? clientY))
    const sheet = currentTarget.closest<HTMLElement>('[role="dialog"]')
    sheet?.style.setProperty('translate', `0 ${distance}px`)
    return distance
  }

  function letGo(event: PointerEvent<HTMLElement>) {
    const distance = pull(event)
    pulledFrom.current = undefined
    if (distance > closingPull) onClose()
    else pull(event)
  }

  const grip = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest('button')) return
      pulledFrom.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: pull,
    onPointerUp: letGo,
    onPointerCancel: letGo,
  }

  return (
    <SidePanel
      position="bottom"
      size="min(94dvh, 720px)"
      title={title}
      attributes={{ header: grip }}
      classNames={{
        content: `${styles.sheet} ${isTall ? '' : styles.fits}`,
        header: styles.head ?? '',
        title: isTitleHidden ? 'unseen' : '',
        body: styles.body ?? '',
      }}
      onClose={onClose}
    >
      {children}
    </SidePanel>
  )
}
