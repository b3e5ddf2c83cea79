/**
 * Replacements in antd's sources that neither properties nor stylesheets can make: [file, old text, new text]. Inline
 * styles, which the content security policy refuses, are set by script; the others add names and roles that axe misses.
 */
/** @type {readonly (readonly [file: string, before: string, after: string])[]} */
const MENDS = [
  [
    '@rc-component/input/es/calculateNodeHeight.js',
    "hiddenTextarea.setAttribute('style', ",
    "Reflect.set(hiddenTextarea.style, 'cssText', ",
  ],
  [
    'antd/es/watermark/useWatermark.js',
    "watermarkEle.setAttribute('style', ",
    "Reflect.set(watermarkEle.style, 'cssText', ",
  ],
  // Remotes render inside the shell's main landmark, which may contain neither another one nor an aside.
  ['antd/es/layout/layout.js', "tagName: 'main'", "tagName: 'div'"],
  ['antd/es/layout/Sider.js', 'createElement("aside"', 'createElement("div"'],
  ['antd/es/skeleton/Title.js', 'createElement("h3"', 'createElement("div"'],
  ['antd/es/transfer/ListItem.js', 'checked: checked,', "'aria-label': title, checked: checked,"],
  [
    'antd/es/transfer/Section.js',
    "indeterminate: checkStatus === 'part',",
    "'aria-label': selectAll, indeterminate: checkStatus === 'part',",
  ],
  [
    'antd/es/table/hooks/useFilter/FilterDropdown.js',
    'checked: filteredKeys.includes(key)',
    "'aria-label': String(filter.text), checked: filteredKeys.includes(key)",
  ],
  [
    'antd/es/table/InternalTable.js',
    'mergedExpandable.expandIcon = mergedExpandable.expandIcon ||',
    "mergedExpandable.columnTitle ??= React.createElement('span', { className: 'comptoir-unseen' }, tableLocale?.expand); mergedExpandable.expandIcon = mergedExpandable.expandIcon ||",
  ],
  ['antd/es/calendar/Header.js', 'value: year,', "'aria-label': locale.yearSelect, value: year,"],
  ['antd/es/calendar/Header.js', 'value: month,', "'aria-label': locale.monthSelect, value: month,"],
  [
    'antd/es/color-picker/components/ColorSlider.js',
    'cloneElement(ori, {',
    "cloneElement(ori, { 'aria-label': type === 'alpha' ? 'A' : 'H',",
  ],
  [
    'antd/es/color-picker/components/ColorHexInput.js',
    'createElement(Input, {',
    "createElement(Input, { 'aria-label': 'HEX',",
  ],
  [
    'antd/es/color-picker/components/ColorSteppers.js',
    'createElement(InputNumber, {',
    "createElement(InputNumber, { 'aria-label': String(max),",
  ],
  [
    'antd/es/color-picker/components/ColorInput.js',
    'createElement(Select, {',
    "createElement(Select, { 'aria-label': 'HEX, HSB, RGB',",
  ],
  // A tablist may contain tabs only; the Delete key closes a tab as well.
  [
    '@rc-component/tabs/es/TabNavList/TabNode.js',
    '"aria-label": removeAriaLabel || \'remove\',\n    tabIndex: active ? 0 : -1,',
    '"aria-hidden": true, tabIndex: -1,',
  ],
  [
    '@rc-component/select/es/SelectInput/Input.js',
    'open ? activeDescendantId :',
    "open && !String(activeDescendantId).endsWith('_-1') ? activeDescendantId :",
  ],
  ['@rc-component/tree-select/es/OptionList.js', '} = useBaseProps();', ', id: listOf } = useBaseProps();'],
  ['@rc-component/tree-select/es/OptionList.js', 'role: "listbox",', 'role: "listbox", id: `${listOf}_list`,'],
  [
    '@rc-component/tree-select/es/OptionList.js',
    'onMouseDown: onListMouseDown\n  }, activeEntity',
    'id: `${listOf}_list`, onMouseDown: onListMouseDown\n  }, activeEntity',
  ],
  [
    '@rc-component/cascader/es/OptionList/List.js',
    'className: clsx(`${mergedPrefixCls}-menus`',
    'id: `${props.id}_list`, className: clsx(`${mergedPrefixCls}-menus`',
  ],
  [
    '@rc-component/tabs/es/TabNavList/index.js',
    'role: "tablist",\n    "aria-orientation": tabPositionTopOrBottom ? \'horizontal\' : \'vertical\',',
    '',
  ],
  [
    '@rc-component/tabs/es/TabNavList/index.js',
    'ref: tabListRef,',
    'ref: tabListRef, role: "tablist", "aria-orientation": tabPositionTopOrBottom ? "horizontal" : "vertical",',
  ],
  [
    '@rc-component/picker/es/PickerPanel/TimePanel/TimePanelBody/TimeColumn.js',
    '"data-type": type,',
    '"data-type": type, tabIndex: 0, "aria-label": type,',
  ],
];

/**
 * Bundler loader.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
function mend(source) {
  return MENDS.filter(([file]) => isAt(this.resourcePath, file)).reduce((text, [file, before, after]) => {
    if (!text.includes(before)) throw new Error(`${file} is another one: look at antd-mends.cjs`);
    return text.replace(before, () => after);
  }, source);
}

/** @param {string} resource */
function isMended(resource) {
  return MENDS.some(([file]) => isAt(resource, file));
}

/** @param {string} resource @param {string} file */
function isAt(resource, file) {
  return resource.replaceAll('\\', '/').endsWith(`/node_modules/${file}`);
}

module.exports = Object.assign(mend, { isMended });
