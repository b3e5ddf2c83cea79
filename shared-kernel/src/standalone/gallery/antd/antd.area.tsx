// The demo as an area of a remote, which the end-to-end tests publish into the product.
export { AntdDemo as Area } from './antd-demo';
