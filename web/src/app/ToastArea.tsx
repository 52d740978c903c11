import { Notifications, useNotifications } from '@mantine/notifications'
import { useEffect, useState, type CSSProperties } from 'react'
import styles from './ToastArea.module.css'

/**
 * What stays in view at the window's foot: bars that save, a dialog's buttons, and where replies are
 * written.
 */
const atFoot = '[data-at-foot], [data-fills-page] form'
const nearFootPx = 48

/** One toast at a time stands at the page's foot, beside the navigation and above what stays there. */
export function ToastArea() {
  const { notifications } = useNotifications()
  const [height, setHeight] = useState(0)
  const [newest] = notifications

  useEffect(() => {
    const measure = () => setHeight(footHeight())
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [newest])

  const style: CSSProperties & Record<`--${string}`, string> = { '--above-foot': `${height}px` }
  return <Notifications position="bottom-left" limit={1} className={styles.area ?? ''} style={style} />
}

/** How much of the window's lower edge is taken by what must not be covered, in pixels. */
function footHeight(): number {
  const edge = window.innerHeight
  const tops = [...document.querySelectorAll(atFoot)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ top, bottom, height }) => height > 0 && top < edge && bottom > edge - nearFootPx)
    .map(({ top }) => edge - top)
  return Math.min(Math.max(0, ...tops), edge / 2)
}
