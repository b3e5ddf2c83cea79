// Area of a remote that end-to-end tests publish into the product.
export { AntdDemo as Area } from './antd-demo';
