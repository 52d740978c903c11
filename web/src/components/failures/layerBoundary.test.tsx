import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { lazyComponent } from '../../lib/navigation/lazyComponent.tsx'
import { LayerBoundary } from './LayerBoundary.tsx'

describe('LayerBoundary', () => {
  it('shows that a layer is loading', async () => {
    let arrive = (_layer: () => string) => {}
    const Layer = lazyComponent(() => new Promise<() => string>((resolve) => (arrive = resolve)))
    render(
      <LayerBoundary onClose={() => {}}>
        <Layer />
      </LayerBoundary>,
    )
    expect(screen.getByRole('status').textContent).toBe('One moment…')
    arrive(() => 'It is open.')
    expect(await screen.findByText('It is open.')).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
  })
})
