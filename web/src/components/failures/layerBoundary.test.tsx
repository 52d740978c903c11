import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { lazyComponent } from '../../lib/navigation/lazyComponent.tsx'
import { LayerBoundary } from './LayerBoundary.tsx'

it('LayerBoundary shows that a layer is loading', async () => {
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
