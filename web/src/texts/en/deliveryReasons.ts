export { texts } from '@parley/functions/shared/deliveryReasons'
