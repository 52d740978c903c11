export { texts } from '@parley/functions/shared/channels/deliveryReasons'
