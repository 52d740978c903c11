import type { Page } from 'playwright-core'

/**
 * Returns controls of an open page that a fingertip may miss: the clickable area around their middle is less
 * than 44 pixels high or wide. Links inside a text are as high as its lines, and excluded.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44
    const kinds = ['nav a[href]', 'button', 'input', 'select', 'summary', 'textarea']
    const roles = ['menuitem', 'option', 'tab'].map((role) => `[role="${role}"]`)
    const found: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>([...kinds, ...roles].join())) {
      const isSeen = control.checkVisibility({ checkVisibilityCSS: true })
      const isOutOfReach = control.closest('[inert], [aria-hidden="true"]') !== null
      if (!isSeen || isOutOfReach || control.matches(':disabled, [type="file"], [type="hidden"]')) continue
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      const parts: HTMLElement[] = [control, ...labels]
      const isHit = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y)
        return parts.some((part) => part.contains(hit))
      }
      // A hidden control is clicked by its labels, such as the track of a switch.
      const isHidden = control.getBoundingClientRect().width < 2 && labels.length > 0
      const sizes = (isHidden ? labels : [control]).map((part) => {
        part.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { x, y, width, height } = part.getBoundingClientRect()
        const [middle, centre] = [x + width / 2, y + height / 2]
        // Another element covers it.
        if (!isHit(middle, centre)) return [least, least]
        const reach = (dx: number, dy: number) => {
          let far = 0
          while (far < least && isHit(middle + dx * (far + 1), centre + dy * (far + 1))) far++
          return far
        }
        return [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1]
      })
      // At the edges of the window half a pixel is lost.
      if (sizes.some((size) => Math.min(...size) >= least - 1)) continue
      const name = control.ariaLabel ?? (labels[0] ?? control).textContent.trim().slice(0, 40)
      found.push(`${control.tagName} ${name}: ${sizes.map((size) => size.join(' × ')).join(', ')}`)
    }
    return [...new Set(found)]
  })
}
